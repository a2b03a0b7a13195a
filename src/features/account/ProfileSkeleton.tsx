import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./ProfileFacts.module.css";

/** The rows of each panel when the operator knows everything: log-ins, contact, personal data, account. */
const rowsOfPanels = [2, 7, 5, 4];

/** The placeholder of `LastLogins` and `ProfileFacts`, as high as they are with all of their facts. */
export function ProfileSkeleton() {
  return rowsOfPanels.map((rows, index) => (
    <div key={rows} className={`${styles.group} ${styles.place}`}>
      <Skeleton width="10rem" height="calc(var(--text-xl) * var(--leading-tight))" />
      <Skeleton height={`calc(${rows} * (var(--row-height) + 1px) + 2 * var(--space-1))`} radius="var(--radius-l)" />
      {index === 0 && <Skeleton height="calc(var(--text-s) * var(--leading-normal))" />}
    </div>
  ));
}
