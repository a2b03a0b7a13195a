import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./BonusesPage.module.css";

const places = [0, 1, 2];

/** The placeholder of a list of bonuses. */
export function BonusesPlace() {
  return (
    <div className={styles.list}>
      {places.map((place) => (
        <Skeleton key={place} height="11rem" radius="var(--radius-l)" />
      ))}
    </div>
  );
}
