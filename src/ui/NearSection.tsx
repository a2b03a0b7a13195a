import { type ReactNode, Suspense } from "react";
import { nearMargin, useNear } from "./use-near.ts";
import styles from "./NearSection.module.css";

export interface NearSectionProps {
  /** A placeholder of the section's size, shown until its code has loaded. */
  fallback: ReactNode;
  /** A lazy component. Its code and data are fetched when the placeholder comes near the viewport. */
  children: ReactNode;
}

/** A section below the first screen that costs nothing until the player scrolls towards it. */
export function NearSection({ fallback, children }: NearSectionProps) {
  const [ref, near] = useNear<HTMLDivElement>(nearMargin);
  return (
    <div ref={ref} className={styles.section}>
      {near ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </div>
  );
}
