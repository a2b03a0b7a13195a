import type { IconName } from "./icon-name.ts";
import styles from "./Icon.module.css";

/** A decorative icon in the colour of the text around it; what it means is said by that text or a label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} aria-hidden="true" focusable="false">
      <use href={`/icons/sprite.svg#${name}`} />
    </svg>
  );
}
