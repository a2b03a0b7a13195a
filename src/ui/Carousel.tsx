import { Children, type ReactNode, useRef, useState } from "react";
import { useLingui } from "@lingui/react/macro";
import { pageIsIdle } from "../lib/page-is-idle.ts";
import { useScrollFocus, useSnapping } from "./scroll-edges.ts";
import { useModule } from "./use-module.ts";
import styles from "./Carousel.module.css";

export interface CarouselProps {
  /** The accessible name of the carousel. */
  label: string;
  slides: readonly ReactNode[];
}

/** The first screen needs the first slide, but not its movement. */
const loadControls = async () => {
  await pageIsIdle();
  return import("./CarouselControls.tsx");
};

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
  const Controls = useModule(loadControls, count > 1)?.CarouselControls;
  return (
    <section
      ref={carousel}
      className={styles.carousel}
      aria-roledescription={t`slayt gösterisi`}
      aria-label={label}
    >
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
            {/* Until the page is idle, only the visible slide is rendered, because each slide loads a picture. */}
            {(Controls || index === current) && slide}
          </div>
        ))}
      </div>
      {Controls && count > 1 && <Controls carousel={carousel} count={count} current={current} onShow={show} />}
    </section>
  );
}
