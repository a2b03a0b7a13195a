import type { ReactNode } from "react";
import { nearMargin, useNear } from "../hooks/use-near.ts";
import styles from "./NearSection.module.css";

export interface NearSectionProps {
  /** A placeholder of the section's size. */
  fallback: ReactNode;
  /** Rendered, and its data fetched, when the placeholder comes near the viewport. */
  children: ReactNode;
}

/** A section below the first screen that costs nothing until the player scrolls towards it. */
export function NearSection({ fallback, children }: NearSectionProps) {
  const [ref, near] = useNear<HTMLDivElement>(nearMargin);
  return (
    <div ref={ref} className={styles.section}>
      {near ? children : fallback}
    </div>
  );
}
