import { Children, type ReactNode, type Ref } from "react";
import { SectionBoundary } from "./SectionBoundary.tsx";
import styles from "./SectionStack.module.css";

/** The sections of a page one under another. One that breaks leaves the others standing. */
export function SectionStack({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={styles.stack}>
      {Children.map(children, (section) => (
        <SectionBoundary>{section}</SectionBoundary>
      ))}
    </div>
  );
}
