import { Skeleton } from "../../../ui/Skeleton.tsx";
import styles from "./TextPlace.module.css";

const lines = ["92%", "100%", "97%", "64%", "38%", "99%", "95%", "88%", "71%"];

/** The placeholder for a text that is loading. */
export function TextPlace() {
  return (
    <div className={styles.lines}>
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
