import { useState } from "react";
import styles from "./Picture.module.css";

export interface PictureProps {
  src: string;
  /** Empty when a text beside it says the same. */
  alt: string;
  /** Width : height; `slide` is what its place on the page says in `--slide-ratio`. */
  ratio: "1" | "3 / 4" | "16 / 9" | "16 / 10" | "slide";
  /** Another picture below 48rem. */
  mobileSrc?: string | null;
  srcSet?: string;
  sizes?: string;
  /** Among the first things seen: fetched at once, before others. */
  priority?: boolean;
}

/** A picture in a box of known proportions, where a tile pattern stands until it comes. */
export function Picture(props: PictureProps) {
  const { src, alt, ratio, mobileSrc, srcSet, sizes, priority = false } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  const failed = src === "" || failedSrc === src;
  return (
    <span className={styles.frame} data-ratio={ratio}>
      {failed ? (
        <span className={styles.alt}>{alt}</span>
      ) : (
        <picture>
          {mobileSrc && <source media="(max-width: 47.99rem)" srcSet={mobileSrc} />}
          <img
            className={styles.image}
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            alt={alt}
            loading={priority ? "eager" : "lazy"}
            fetchPriority={priority ? "high" : undefined}
            decoding="async"
            onError={() => setFailedSrc(src)}
          />
        </picture>
      )}
    </span>
  );
}
