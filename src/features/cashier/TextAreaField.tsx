import type { ComponentProps } from "react";
import { FieldFrame } from "../../ui/form/FieldFrame.tsx";
import { type FieldTexts, useField } from "../../ui/form/use-field.ts";
import fieldStyles from "../../ui/form/Field.module.css";
import styles from "./CashForm.module.css";

export interface TextAreaFieldProps extends FieldTexts, Omit<ComponentProps<"textarea">, "id"> {}

/** A text of several lines. */
export function TextAreaField({ label, hint, error, optional, ...area }: TextAreaFieldProps) {
  const { ids, described } = useField({ hint, error });
  return (
    <FieldFrame {...{ ids, label, hint, error, optional }}>
      <span className={fieldStyles.box}>
        <textarea {...area} {...described} className={`${fieldStyles.input} ${styles.area}`} />
      </span>
    </FieldFrame>
  );
}
