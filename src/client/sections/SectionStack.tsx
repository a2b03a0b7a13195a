import { Children, type ReactNode, type Ref } from "react";
import { SectionBoundary } from "./SectionBoundary.tsx";
import styles from "./SectionStack.module.css";

/** The sections of a page, one below the other, each in its own error boundary. */
export function SectionStack({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={styles.stack}>
      {Children.map(children, (section) => (
        <SectionBoundary>{section}</SectionBoundary>
      ))}
    </div>
  );
}
