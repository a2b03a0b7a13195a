import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icon-name.ts";
import styles from "./SectionTitle.module.css";

/** A section's title with its icon. */
export function SectionTitle({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </>
  );
}
