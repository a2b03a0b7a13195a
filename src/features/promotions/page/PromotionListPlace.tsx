import { Skeleton } from "../../../ui/Skeleton.tsx";
import list from "./PromotionList.module.css";
import styles from "./PromotionListPlace.module.css";

const places = [0, 1, 2, 3, 4, 5];

/** The placeholder for promotions that are loading. */
export function PromotionListPlace() {
  return (
    <>
      <Skeleton width="min(22rem, 100%)" height="2.75rem" radius="var(--radius-m)" />
      <Skeleton width="min(26rem, 80%)" height="2.25rem" radius="var(--radius-pill)" />
      <div className={list.cards}>
        {places.map((place) => (
          <span key={place} className={styles.card}>
            <Skeleton height="100%" radius="var(--radius-l)" />
          </span>
        ))}
      </div>
    </>
  );
}
