import type { ComponentProps, ReactNode } from "react";
import { cleanTyped } from "../../lib/typed-text.ts";
import type { Elements } from "../elements.ts";
import { FieldFrame, type FieldTexts, useField } from "./FieldFrame.tsx";
import styles from "./Field.module.css";

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "id" | "prefix"> {
  /** Shown inside the box before the input: a sign, an icon or a country code. */
  prefix?: ReactNode;
  /** Shown inside the box after the input: a unit or a button. */
  suffix?: ReactNode;
  aside?: Elements;
  note?: Elements;
  /** Takes the text as it is typed: for passwords. Any other loses marks that cannot be seen, see `cleanTyped`. */
  verbatim?: boolean;
}

/** A single-line text input. Accepts what react-hook-form's `register` returns, and every attribute of an input. */
export function TextField({
  label,
  hint,
  error,
  optional,
  prefix,
  suffix,
  aside,
  note,
  className = "",
  verbatim = false,
  onChange,
  ...input
}: TextFieldProps) {
  const { ids, described } = useField({ hint, error }, Boolean(note));
  return (
    <FieldFrame {...{ ids, label, hint, error, optional, aside, note }}>
      <span className={styles.box}>
        {prefix && <span className={styles.affix}>{prefix}</span>}
        <input
          type="text"
          {...input}
          {...described}
          onChange={(event) => {
            if (!verbatim) cleanInput(event.target);
            onChange?.(event);
          }}
          className={`${styles.input} ${className}`}
        />
        {suffix && <span className={styles.affix}>{suffix}</span>}
      </span>
    </FieldFrame>
  );
}

/** Cleans the text of an input in place, keeps the caret where it is, and returns the text. Call it before the form reads the value. */
export function cleanInput(input: HTMLInputElement | HTMLTextAreaElement): string {
  const { value, selectionStart } = input;
  const clean = cleanTyped(value);
  if (clean === value) return clean;
  input.value = clean;
  // Inputs of some types, such as e-mail, have no caret to set.
  if (selectionStart === null) return clean;
  const at = cleanTyped(value.slice(0, selectionStart)).length;
  input.setSelectionRange(at, at);
  return clean;
}
