import { StaleNote } from "../ui/StaleNote.tsx";
import styles from "./SectionAge.module.css";

/** How old a section's data is; shorter on narrow screens. `at` is an ISO moment. */
export function SectionAge({ at }: { at: string }) {
  return (
    <div className={styles.age}>
      <StaleNote at={at} />
    </div>
  );
}
