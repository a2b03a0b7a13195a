import type { IconName } from "./icon-name.ts";
import styles from "./Icon.module.css";

/**
 * A decorative icon in the current text colour. The surrounding text or a label must say what it means. The symbols are
 * in index.html: the build inserts the sprite.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
