import { type ReactNode, useId } from "react";

/** The texts that every field may have. */
export interface FieldTexts {
  label: ReactNode;
  /** Says what is expected, and why, before anything is typed. */
  hint?: ReactNode;
  /** What is wrong with the value. The field is invalid while this is set. */
  error?: string | undefined;
  /** The field may stay empty. The label says so. */
  optional?: boolean;
}

/** The ids that connect a control with its texts. */
export interface FieldIds {
  readonly control: string;
  readonly hint: string;
  readonly note: string;
  readonly error: string;
}

/** Returns the ids of a field's parts, and the attributes that connect the control with its descriptions. */
export function useField(
  { hint, error }: Pick<FieldTexts, "hint" | "error">,
  hasNote = false,
): { ids: FieldIds; described: { id: string; "aria-describedby"?: string; "aria-invalid"?: true } } {
  const id = useId();
  const ids = { control: id, hint: `${id}-hint`, note: `${id}-note`, error: `${id}-error` };
  // The error first: a player who returns to the field wants to know what to correct.
  const by = [error && ids.error, hint && ids.hint, hasNote && ids.note].filter(Boolean).join(" ");
  return {
    ids,
    described: {
      id,
      ...(by && { "aria-describedby": by }),
      ...(error && { "aria-invalid": true as const }),
    },
  };
}
