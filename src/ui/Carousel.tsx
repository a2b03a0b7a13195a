import { Children, type ReactNode, useRef, useState } from "react";
import { useLingui } from "@lingui/react/macro";
import { IconButton } from "./IconButton.tsx";
import { useAutoAdvance } from "./auto-advance.ts";
import { useScrollFocus } from "./scroll-edges.ts";
import styles from "./Carousel.module.css";

export interface CarouselProps {
  /** What it shows, for those who do not see it. */
  label: string;
  slides: readonly ReactNode[];
}

/**
 * Slides that follow each other by themselves, and by a swipe. They stop under the pointer, with the
 * focus inside, by their button, in a hidden tab, and never start under reduced motion.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const { t } = useLingui();
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const tabIndex = useScrollFocus(track);
  const count = slides.length;
  const show = (index: number) => {
    const row = track.current;
    row?.scrollTo({ left: (index % count) * row.clientWidth, behavior: "smooth" });
  };
  const advance = useAutoAdvance(count, current, (from) => show(from + 1));
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t`slayt gösterisi`}
      aria-label={label}
      {...advance.holders}
    >
      <div
        ref={track}
        tabIndex={tabIndex}
        className={styles.track}
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
            {slide}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          {Children.map(slides, (_, index) => (
            <button
              type="button"
              className={styles.dot}
              aria-label={t`${index + 1}. slayt`}
              aria-current={index === current}
              onClick={() => show(index)}
            />
          ))}
          {advance.possible && (
            <IconButton
              className={styles.toggle}
              icon={advance.wanted ? "pause" : "play"}
              label={advance.wanted ? t`Slaytları durdur` : t`Slaytları oynat`}
              onClick={advance.toggle}
            />
          )}
        </div>
      )}
    </section>
  );
}
