import type { ReactNode } from "react";
import type { Elements } from "./elements.ts";
import styles from "./Fold.module.css";
import { Icon } from "./Icon.tsx";
import { TextElements } from "./TextElements.tsx";

export interface FoldProps {
  summary: ReactNode;
  /** Opens it, whatever the player chose. */
  open?: boolean;
  children: Elements;
}

/** Details that are folded away below a line. */
export function Fold({ summary, open = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open || undefined}>
      <summary>
        <TextElements>{summary}</TextElements>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
