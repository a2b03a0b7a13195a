import { Skeleton } from "../../../ui/Skeleton.tsx";
import details from "../../../ui/details.module.css";
import styles from "./PromotionDetails.module.css";

/** The placeholder for a promotion that is loading. */
export function PromotionDetailsPlace() {
  return (
    <div className={styles.promotion}>
      <span className={details.back}>
        <Skeleton width="10rem" />
      </span>
      <span className={`${details.picture} ${styles.picture}`} style={{ aspectRatio: "16 / 9" }}>
        <Skeleton height="100%" />
      </span>
      <div className={styles.head}>
        <Skeleton width="60%" height="2.25rem" />
        <Skeleton width="90%" height="1.5rem" />
      </div>
      <div className={styles.text}>
        <Skeleton height="16rem" radius="var(--radius-m)" />
      </div>
    </div>
  );
}
