import { Skeleton } from "../../../ui/Skeleton.tsx";
import details from "../../../ui/details.module.css";
import styles from "./TournamentDetails.module.css";

/** The placeholder for a tournament that is loading. */
export function TournamentDetailsPlace() {
  return (
    <div className={styles.tournament}>
      <span className={details.back}>
        <Skeleton width="10rem" />
      </span>
      <div className={styles.main}>
        <span className={details.picture} style={{ aspectRatio: "16 / 9" }}>
          <Skeleton height="100%" />
        </span>
        <Skeleton width="60%" height="2.25rem" />
        <Skeleton height="8rem" radius="var(--radius-l)" />
      </div>
      <div className={styles.side}>
        <Skeleton height="24rem" radius="var(--radius-l)" />
      </div>
    </div>
  );
}
