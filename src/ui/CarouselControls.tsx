import { useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { useAutoAdvance } from "./auto-advance.ts";
import { IconButton } from "./IconButton.tsx";
import styles from "./Carousel.module.css";

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
