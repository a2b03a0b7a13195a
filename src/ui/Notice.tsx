import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import styles from "./Notice.module.css";

/** A message above a form: why the player is here, or what has just been done. */
export function Notice({ tone = "info", children }: { tone?: "info" | "positive"; children: ReactNode }) {
  return (
    <p role="status" className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={tone === "info" ? "info" : "check"} />
      <span>{children}</span>
    </p>
  );
}
