import type { ReactNode } from "react";
import { Shelf } from "../../ui/Shelf.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./ShelfOfCards.module.css";

const places = [0, 1, 2, 3];

export interface ShelfOfCardsProps {
  title: ReactNode;
  /** Which cards: those of promotions and tournaments, or the tiles of live tables. */
  of?: "cards" | "tables";
}

/** A shelf of cards that is still on its way, of the size that it will have. */
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
