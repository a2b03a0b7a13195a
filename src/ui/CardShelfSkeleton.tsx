import type { ReactNode } from "react";
import { Shelf } from "./Shelf.tsx";
import { Skeleton } from "./Skeleton.tsx";
import styles from "./CardShelfSkeleton.module.css";

const cards = [0, 1, 2, 3];

export interface CardShelfSkeletonProps {
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
