import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Hero.module.css";

/** Where a banner beside the hero will stand. */
export function SideBannerPlace() {
  return (
    <div className={`${styles.side} ${styles.sidePlace}`}>
      <Skeleton height="100%" radius="var(--radius-l)" />
    </div>
  );
}
