import type { SliderItem } from "../../contract/slider-item.ts";
import { Picture } from "../../ui/Picture.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import styles from "./Slide.module.css";

export interface SlideProps {
  slide: SliderItem;
  /** Whether the slide is at the top of the page and loads before everything else. */
  priority?: boolean;
}

/**
 * One banner. With a subtitle, title and subtitle are shown over the picture. Without one, the words are part of the
 * picture, and the title is its alternative text. The parent sets `--slide-ratio`, which may depend on the viewport.
 */
export function Slide({ slide, priority }: SlideProps) {
  const { title, subtitle, image, imageMobile, url } = slide;
  return (
    <SiteLink href={url} className={styles.slide}>
      <Picture src={image} mobileSrc={imageMobile} alt={subtitle ? "" : title} ratio="slide" priority={priority} />
      {subtitle && (
        <span className={styles.words}>
          <span className={styles.scrim}>
            <span className={styles.title}>{title}</span>
            <span className={styles.subtitle}>{subtitle}</span>
          </span>
        </span>
      )}
    </SiteLink>
  );
}
