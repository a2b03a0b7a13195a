import type { ComponentProps } from "react";
import styles from "./TextPicture.module.css";

/**
 * A picture in an operator's text. It has its box before it comes, so that no line moves: that of its width
 * and height, or, where the text does not tell both, one of 16 : 9.
 */
export function TextPicture({ alt = "", width, height, ...rest }: ComponentProps<"img">) {
  const sized = isLength(width) && isLength(height);
  return (
    <img
      {...rest}
      // Until it comes, the attributes alone give it no height: its text stands there.
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
