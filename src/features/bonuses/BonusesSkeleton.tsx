import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./BonusesPage.module.css";

const cards = [0, 1, 2];

/** The placeholder of a list of bonuses. */
export function BonusesSkeleton() {
  return (
    <div className={styles.list}>
      {cards.map((card) => (
        <Skeleton key={card} height="11rem" radius="var(--radius-l)" />
      ))}
    </div>
  );
}
