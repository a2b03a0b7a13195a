import type { ComponentProps } from "react";
import styles from "./TextPicture.module.css";

/**
 * A picture in an operator's text. Its space is reserved before it loads, so that no line moves: by its width and
 * height, or as 16 : 9 when one of them is missing.
 */
export function TextPicture({ alt = "", width, height, ...rest }: ComponentProps<"img">) {
  const sized = isLength(width) && isLength(height);
  return (
    <img
      {...rest}
      // The attributes alone reserve no height while the alt text is shown; `aspect-ratio` does.
      {...(sized && { width, height, style: { aspectRatio: `${width} / ${height}` } })}
      alt={alt}
      className={sized ? undefined : styles.unsized}
      loading="lazy"
      decoding="async"
    />
  );
}

function isLength(text: string | number | undefined): boolean {
  return /^[1-9]\d{0,3}$/.test(String(text));
}
