import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Hero.module.css";

/** The placeholder for a banner beside the hero. */
export function SideBannerSkeleton() {
  return (
    <div className={`${styles.side} ${styles.sidePlace}`}>
      <Skeleton height="100%" radius="var(--radius-l)" />
    </div>
  );
}
