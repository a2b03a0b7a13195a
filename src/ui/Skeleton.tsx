import type { ReactNode } from "react";
import { Shelf } from "./Shelf.tsx";
import styles from "./Skeleton.module.css";

export interface SkeletonProps {
  /** CSS lengths. By default the full width and one line of text. */
  width?: string;
  height?: string;
  radius?: string;
}

/** A placeholder for something that is loading, of the same size, so that nothing shifts. */
export function Skeleton({ width, height, radius }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      aria-hidden="true"
      data-place
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
    />
  );
}

const cards = [0, 1, 2, 3];

interface CardShelfSkeletonProps {
  title: ReactNode;
  /** The kind of card: promotions and tournaments (`cards`), or live tables (`tables`). */
  of?: "cards" | "tables";
}

/** A placeholder for a shelf of cards that is loading, in its final size. */
export function CardShelfSkeleton({ title, of = "cards" }: CardShelfSkeletonProps) {
  return (
    <Shelf title={title} items="card" isLoading>
      {cards.map((card) => (
        <span key={card} className={`${styles.place} ${styles[of]}`}>
          <Skeleton height="100%" radius="var(--radius-l)" />
        </span>
      ))}
    </Shelf>
  );
}
