import {
  Children,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useLingui } from "@lingui/react/macro";
import { whenIdle } from "../lib/when-idle.ts";
import { useScrollFocus, useSnapping } from "./scroll-edges.ts";
import { lazyWithRetry } from "./lazy-with-retry.tsx";
import styles from "./Carousel.module.css";

export interface CarouselProps {
  /** The accessible name of the carousel. */
  label: string;
  slides: readonly ReactNode[];
}

const CarouselControls = lazyWithRetry(() => import("./CarouselControls.tsx"), "CarouselControls", {
  untilItComes: true,
});

/**
 * Slides that advance automatically and by swiping. They pause while the pointer is over them, while the focus is
 * inside, and in a hidden tab. A button stops them. Under reduced motion they never start.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const { t } = useLingui();
  const carousel = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const tabIndex = useScrollFocus(track);
  const snapping = useSnapping();
  const count = slides.length;
  const show = (index: number) => {
    const row = track.current;
    const slide = row?.children[index % count];
    // From now on a resized row stays on its slide.
    snapping.start();
    if (!row || !slide) return;
    // Widths in whole pixels would miss a slide by up to half a pixel for each one before it.
    const distance = slide.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollTo({ left: row.scrollLeft + distance });
  };
  useFocusedSlide(carousel, show);
  // The first screen needs the first slide, but neither its movement nor the pictures of the others.
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    void whenIdle().then(() => isGone || startTransition(() => setIdle(true)));
    return () => void (isGone = true);
  }, []);
  return (
    <section ref={carousel} className={styles.carousel} aria-roledescription={t`slayt gösterisi`} aria-label={label}>
      <div
        ref={track}
        tabIndex={tabIndex}
        className={styles.track}
        {...snapping.props}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          setCurrent(Math.round(scrollLeft / (clientWidth || 1)));
        }}
      >
        {Children.map(slides, (slide, index) => (
          <div
            className={styles.slide}
            role="group"
            aria-roledescription={t`slayt`}
            aria-label={`${index + 1} / ${count}`}
          >
            {(isIdle || index === current) && slide}
          </div>
        ))}
      </div>
      {isIdle && count > 1 && (
        <Suspense>
          <CarouselControls carousel={carousel} count={count} current={current} onShow={show} />
        </Suspense>
      )}
    </section>
  );
}

/**
 * Calls `onShow` with the index of the slide that the focus enters. The browser does not move a link of which any part is
 * in view, not even a fraction of a pixel.
 */
function useFocusedSlide(carousel: RefObject<HTMLElement | null>, onShow: (index: number) => void): void {
  const show = useEffectEvent(onShow);
  useEffect(() => {
    const { current: element } = carousel;
    const onFocus = ({ target }: FocusEvent) => {
      const slides = Array.from(element?.querySelectorAll('[role="group"]') ?? []);
      const index = slides.findIndex((slide) => target instanceof Node && slide.contains(target));
      if (index >= 0) show(index);
    };
    element?.addEventListener("focusin", onFocus);
    return () => element?.removeEventListener("focusin", onFocus);
  }, [carousel]);
}
