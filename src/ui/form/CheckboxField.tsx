import type { ComponentProps } from "react";
import { FieldError, type FieldTexts, useField } from "./FieldFrame.tsx";
import styles from "./Field.module.css";

export interface CheckboxFieldProps
  extends Omit<FieldTexts, "optional">, Omit<ComponentProps<"input">, "id" | "type"> {}

/** A checkbox. Links in its label do not toggle it. */
export function CheckboxField({ label, hint, error, className = "", ...input }: CheckboxFieldProps) {
  const { ids, described } = useField({ hint, error });
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input {...input} {...described} type="checkbox" className={`${styles.tick} ${className}`} />
        <label htmlFor={ids.control} className={styles.choiceLabel}>
          {label}
        </label>
      </div>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}
