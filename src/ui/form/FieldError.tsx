import { Icon } from "../Icon.tsx";
import styles from "./Field.module.css";

/** What is wrong with a field, shown below it. The control's `aria-describedby` refers to `id`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" />
      <span>{error}</span>
    </p>
  );
}
