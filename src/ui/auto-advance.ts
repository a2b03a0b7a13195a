import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useMediaQuery } from "./media-query.ts";

/** How long a slide is shown, in milliseconds. */
const slideDuration = 6000;

export interface AutoAdvance {
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
export function useAutoAdvance(
  carousel: RefObject<HTMLElement | null>,
  count: number,
  current: number,
  onAdvance: (from: number) => void,
): AutoAdvance {
  const still = useMediaQuery("(prefers-reduced-motion: reduce)");
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
    const timer = setTimeout(() => advance(current), slideDuration);
    return () => clearTimeout(timer);
  }, [running, current]);

  return { possible, wanted, toggle: () => setWanted(!wanted) };
}
