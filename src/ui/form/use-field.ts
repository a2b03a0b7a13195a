import { type ReactNode, useId } from "react";

/** What every field may say about itself. */
export interface FieldTexts {
  label: ReactNode;
  /** Said before anything is typed: what is expected, and why. */
  hint?: ReactNode;
  /** What is wrong with what was typed; the field is invalid while there is such a text. */
  error?: string | undefined;
  /** May stay empty, which the label then says. */
  optional?: boolean;
}

/** How a control and the texts around it know each other. */
export interface FieldIds {
  readonly control: string;
  readonly hint: string;
  readonly note: string;
  readonly error: string;
}

/** The ids of a field's parts, and the attributes by which its control is described by them. */
export function useField(
  { hint, error }: Pick<FieldTexts, "hint" | "error">,
  hasNote = false,
): { ids: FieldIds; described: { id: string; "aria-describedby"?: string; "aria-invalid"?: true } } {
  const id = useId();
  const ids = { control: id, hint: `${id}-hint`, note: `${id}-note`, error: `${id}-error` };
  // The error first: whoever comes back to the field wants to know what to mend.
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
