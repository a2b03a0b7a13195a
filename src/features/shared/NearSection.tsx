import { type ReactNode, Suspense } from "react";
import { useNear } from "../../ui/use-near.ts";
import { nearMargin } from "./near-margin.ts";
import styles from "./NearSection.module.css";

export interface NearSectionProps {
  /** What keeps the section's place, of its size, until its code is there. */
  place: ReactNode;
  /** A lazy component: its code, and so its data, are fetched when the place comes near. */
  children: ReactNode;
}

/** A section below the first screen that costs nothing until the player scrolls towards it. */
export function NearSection({ place, children }: NearSectionProps) {
  const [ref, near] = useNear<HTMLDivElement>(nearMargin);
  return (
    <div ref={ref} className={styles.section}>
      {near ? <Suspense fallback={place}>{children}</Suspense> : place}
    </div>
  );
}
