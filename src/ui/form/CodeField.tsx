import type { ComponentProps } from "react";
import { codeDigits, codeLength } from "../../lib/one-time-code.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";
import styles from "./Field.module.css";

export interface CodeFieldProps
  extends Pick<TextFieldProps, "label" | "hint" | "error" | "aside">, Pick<ComponentProps<"input">, "ref" | "name"> {
  /** The digits entered so far, at most six. */
  value: string;
  onChange: (digits: string) => void;
  /** Called when all six digits are entered: typed, pasted, or filled in by the phone. */
  onComplete?: (digits: string) => void;
}

/**
 * A one-time code of six digits. It is a single input, so that phones can fill it in from a message and a code can be
 * pasted unchanged.
 */
export function CodeField({ value, onChange, onComplete, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      className={styles.code}
      value={value}
      onChange={({ target }) => {
        const digits = codeDigits(target.value);
        onChange(digits);
        if (digits.length === codeLength && digits !== value) onComplete?.(digits);
      }}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      placeholder={"•".repeat(codeLength)}
      required
    />
  );
}
