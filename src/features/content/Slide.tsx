import type { SliderItem } from "../../contract/slider-item.ts";
import { Picture } from "../../ui/Picture.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import styles from "./Slide.module.css";

export interface SlideProps {
  slide: SliderItem;
  /** The first thing seen of the page: fetched before everything else. */
  priority?: boolean;
}

/**
 * One banner. Its words stand over the picture when there is a subtitle; a banner with a title alone has
 * its words drawn in the picture, and the title is what it says to those who do not see it. Its place gives it
 * `--slide-ratio`, which may follow the viewport.
 */
export function Slide({ slide, priority }: SlideProps) {
  const { title, subtitle, image, imageMobile, url } = slide;
  return (
    <SiteLink href={url} className={styles.slide}>
      <Picture
        src={image}
        mobileSrc={imageMobile}
        alt={subtitle ? "" : title}
        ratio="slide"
        priority={priority}
      />
      {subtitle && (
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.subtitle}>{subtitle}</span>
        </span>
      )}
    </SiteLink>
  );
}
