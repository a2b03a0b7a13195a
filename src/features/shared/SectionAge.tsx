import { StaleNote } from "../../ui/StaleNote.tsx";
import styles from "./SectionAge.module.css";

/** From when a section is, short where there is little room. `at` is an ISO moment. */
export function SectionAge({ at }: { at: string }) {
  return (
    <div className={styles.age}>
      <StaleNote at={at} />
    </div>
  );
}
