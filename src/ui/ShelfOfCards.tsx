import type { ReactNode } from "react";
import { Shelf } from "./Shelf.tsx";
import { Skeleton } from "./Skeleton.tsx";
import styles from "./ShelfOfCards.module.css";

const places = [0, 1, 2, 3];

export interface ShelfOfCardsProps {
  title: ReactNode;
  /** The kind of card: promotions and tournaments (`cards`), or live tables (`tables`). */
  of?: "cards" | "tables";
}

/** A placeholder for a shelf of cards that is loading, in its final size. */
export function ShelfOfCards({ title, of = "cards" }: ShelfOfCardsProps) {
  return (
    <Shelf title={title} items="card" places>
      {places.map((place) => (
        <span key={place} className={`${styles.place} ${styles[of]}`}>
          <Skeleton height="100%" radius="var(--radius-l)" />
        </span>
      ))}
    </Shelf>
  );
}
