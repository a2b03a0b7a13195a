import type { ReactNode } from "react";
import type { Elements } from "./elements.ts";
import styles from "./Fold.module.css";
import { Icon } from "./Icon.tsx";
import { TextElements } from "./TextElements.tsx";

export interface FoldProps {
  summary: ReactNode;
  children: Elements;
}

/** Details that are folded away below a line. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        <TextElements>{summary}</TextElements>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
