import type { ReactNode } from "react";
import type { Elements } from "../../ui/elements.ts";
import { Shelf } from "../../ui/Shelf.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Tile.module.css";

export interface ShelfSkeletonProps {
  title: ReactNode;
  action?: Elements;
  /** The number of placeholders; by default as many as the widest shelf shows at once. */
  count?: number;
}

/** A placeholder for a shelf of games that is loading. */
export function ShelfSkeleton({ title, action, count = 8 }: ShelfSkeletonProps) {
  return (
    <Shelf title={title} action={action} isLoading>
      {Array.from({ length: count }, (_, tile) => (
        <TileSkeleton key={tile} />
      ))}
    </Shelf>
  );
}

function TileSkeleton() {
  return (
    <span className={styles.tile}>
      <span className={`${styles.art} ${styles.place}`}>
        <Skeleton height="100%" radius="var(--radius-m)" />
      </span>
      <span className={`${styles.name} ${styles.textPlace}`}>
        <Skeleton height="1.1em" width="80%" />
      </span>
      <span className={`${styles.line} ${styles.textPlace}`}>
        <Skeleton height="1.1em" width="50%" />
      </span>
    </span>
  );
}
