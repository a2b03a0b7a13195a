import type { ComponentProps } from "react";
import styles from "./card.module.css";
import { Skeleton } from "./Skeleton.tsx";

/** A list of cards, as many in a row as fit. Its children are `li` elements. */
export function CardGrid(props: ComponentProps<"ul">) {
  return <ul role="list" className={styles.cards} {...props} />;
}

const cards = [0, 1, 2, 3, 4, 5];

/** The placeholder for cards that are loading. */
export function CardGridSkeleton() {
  return (
    <div className={styles.cards}>
      {cards.map((card) => (
        <span key={card} className={styles.place}>
          <Skeleton height="100%" radius="var(--radius-l)" />
        </span>
      ))}
    </div>
  );
}
