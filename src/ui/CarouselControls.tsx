import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { IconButton } from "./Button.tsx";
import styles from "./Carousel.module.css";
import { useMediaQuery } from "./media-query.ts";

export interface CarouselControlsProps {
  carousel: RefObject<HTMLElement | null>;
  count: number;
  /** The index of the current slide, from 0. */
  current: number;
  /** Accepts an index past the last slide and wraps around. */
  onShow: (index: number) => void;
}

/** A dot per slide, the automatic advance, and a button that stops it. */
export function CarouselControls({ carousel, count, current, onShow }: CarouselControlsProps) {
  const { t } = useLingui();
  const { possible, wanted, toggle } = useAutoAdvance(carousel, count, current, (from) => onShow(from + 1));
  return (
    <div className={styles.controls}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={t`${index + 1}. slayt`}
          aria-current={index === current}
          onClick={() => onShow(index)}
        />
      ))}
      {possible && (
        <IconButton
          className={styles.toggle}
          icon={wanted ? "pause" : "play"}
          label={wanted ? t`Slaytları durdur` : t`Slaytları oynat`}
          onClick={toggle}
        />
      )}
    </div>
  );
}

/** How long a slide is shown, in milliseconds. */
const slideMs = 6000;

interface AutoAdvance {
  /** Whether slides can advance automatically: there is more than one, and the player has not reduced motion. */
  possible: boolean;
  /** Whether the player allows it. */
  wanted: boolean;
  toggle: () => void;
}

/**
 * Calls `onAdvance` when slide `current` of `count` has been shown long enough. The pointer over the carousel, or the
 * focus inside it, pauses this.
 */
function useAutoAdvance(
  carousel: RefObject<HTMLElement | null>,
  count: number,
  current: number,
  onAdvance: (from: number) => void,
): AutoAdvance {
  const deviceIsStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const still = deviceIsStill || document.documentElement.dataset["motion"] === "reduced";
  const [wanted, setWanted] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(document.hidden);
  const advance = useEffectEvent(onAdvance);
  const possible = count > 1 && !still;
  const running = possible && wanted && !hovered && !focused && !hidden;

  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);

  useEffect(() => {
    const { current: element } = carousel;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    setHovered(element.matches(":hover"));
    setFocused(element.matches(":focus-within"));
    element.addEventListener("pointerenter", () => setHovered(true), { signal });
    element.addEventListener("pointerleave", () => setHovered(false), { signal });
    element.addEventListener("focusin", () => setFocused(true), { signal });
    element.addEventListener(
      "focusout",
      ({ relatedTarget }) => setFocused(relatedTarget instanceof Node && element.contains(relatedTarget)),
      { signal },
    );
    return () => controller.abort();
  }, [carousel]);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => advance(current), slideMs);
    return () => clearTimeout(timer);
  }, [running, current]);

  return { possible, wanted, toggle: () => setWanted(!wanted) };
}
