import type { ComponentProps } from "react";
import { cleanInput } from "../../ui/form/clean-input.ts";
import { FieldFrame } from "../../ui/form/FieldFrame.tsx";
import { type FieldTexts, useField } from "../../ui/form/use-field.ts";
import fieldStyles from "../../ui/form/Field.module.css";
import styles from "./CashForm.module.css";

export interface TextAreaFieldProps extends FieldTexts, Omit<ComponentProps<"textarea">, "id"> {}

/** A text of several lines. */
export function TextAreaField({ label, hint, error, optional, onChange, ...area }: TextAreaFieldProps) {
  const { ids, described } = useField({ hint, error });
  return (
    <FieldFrame {...{ ids, label, hint, error, optional }}>
      <span className={fieldStyles.box}>
        <textarea
          {...area}
          {...described}
          onChange={(event) => {
            cleanInput(event.target);
            onChange?.(event);
          }}
          className={`${fieldStyles.input} ${styles.area}`}
        />
      </span>
    </FieldFrame>
  );
}
