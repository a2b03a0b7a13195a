import type { ReactNode } from "react";
import styles from "./Fold.module.css";
import { Icon } from "./Icon.tsx";

export interface FoldProps {
  summary: ReactNode;
  /** Opens it, whatever the player chose. */
  open?: boolean;
  children: ReactNode;
}

/** Details that are folded away below a line. */
export function Fold({ summary, open = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open || undefined}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
