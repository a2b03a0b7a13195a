import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icon-name.ts";
import styles from "./SectionTitle.module.css";

/** A section's title with its icon. */
export function SectionTitle({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      {children}
    </>
  );
}
