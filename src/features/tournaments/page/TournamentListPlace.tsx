import { Skeleton } from "../../../ui/Skeleton.tsx";
import list from "./TournamentList.module.css";
import styles from "./TournamentListPlace.module.css";

const places = [0, 1, 2, 3, 4, 5];

/** The placeholder for tournaments that are loading. */
export function TournamentListPlace() {
  return (
    <div>
      <div className={list.title}>
        <Skeleton width="14rem" height="calc(var(--text-xl) * var(--leading-tight))" />
      </div>
      <div className={list.cards}>
        {places.map((place) => (
          <span key={place} className={styles.card}>
            <Skeleton height="100%" radius="var(--radius-l)" />
          </span>
        ))}
      </div>
    </div>
  );
}
