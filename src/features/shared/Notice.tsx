import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Notice.module.css";

/** Something to know before the form is filled in: why the player is here, or what was just done. */
export function Notice({ tone = "info", children }: { tone?: "info" | "positive"; children: ReactNode }) {
  return (
    <p role="status" className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={tone === "info" ? "info" : "check"} />
      <span>{children}</span>
    </p>
  );
}
