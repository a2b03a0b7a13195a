import styles from "./Picture.module.css";
import { usePictureFailure } from "../hooks/use-picture-failure.ts";

export interface PictureProps {
  src: string;
  /** Empty if a text beside the picture says the same. */
  alt: string;
  /** Width : height. `slide` uses the `--slide-ratio` of the surrounding styles. */
  ratio: "1" | "3 / 4" | "16 / 9" | "16 / 10" | "slide";
  /** A different picture for widths below 48rem. */
  mobileSrc?: string | null;
  srcSet?: string;
  sizes?: string;
  /** For pictures visible first: fetched immediately and with priority. */
  priority?: boolean;
}

/** A picture in a box of fixed proportions. A tile pattern fills the box until the picture loads. */
export function Picture(props: PictureProps) {
  const { src, alt, ratio, mobileSrc, srcSet, sizes, priority = false } = props;
  const { failed, onError } = usePictureFailure(src);
  return (
    <span className={styles.frame} data-ratio={ratio}>
      {failed || src === "" ? (
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
            onError={onError}
          />
        </picture>
      )}
    </span>
  );
}
