import type { ComponentProps } from "react";
import { Icon } from "../Icon.tsx";
import { FieldFrame, type FieldTexts, useField } from "./FieldFrame.tsx";
import styles from "./Field.module.css";

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<"select">, "id" | "multiple" | "size"> {}

/** A native select. Its children are the options. */
export function SelectField({ label, hint, error, optional, className = "", children, ...select }: SelectFieldProps) {
  const { ids, described } = useField({ hint, error });
  return (
    <FieldFrame {...{ ids, label, hint, error, optional }}>
      <span className={styles.box}>
        <select {...select} {...described} className={`${styles.input} ${styles.select} ${className}`}>
          {children}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </span>
    </FieldFrame>
  );
}
