import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Methods.module.css";

/** As many cards as most operators have methods, each of the size of a card. */
export function MethodsSkeleton() {
  return (
    <div className={styles.list} data-loading>
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} height="var(--card-height)" radius="var(--radius-l)" />
      ))}
    </div>
  );
}
