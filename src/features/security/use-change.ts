import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { type ChangeOutcome, sendChange } from "./send-change.ts";

/** A problem that is not shown at a field. */
export type ChangeTrouble = Extract<ChangeOutcome, { kind: "failed" | "unknown" }>;

export interface ChangeOptions<Values> {
  readonly send: (typed: Values) => Promise<unknown>;
  readonly onDone: (typed: Values) => unknown;
}

/** Validates and sends a form of this folder, and shows the operator's refusals at their fields. */
export function useChange<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { send, onDone }: ChangeOptions<Values>,
) {
  const [trouble, setTrouble] = useState<ChangeTrouble>();
  const submit = form.handleSubmit(async (typed) => {
    setTrouble(undefined);
    const outcome = await sendChange(() => send(typed), Object.keys(typed));
    if (outcome.kind === "done") await onDone(typed);
    else if (outcome.kind !== "refused") setTrouble(outcome);
    else {
      for (const [place, { name, message }] of outcome.fields.entries()) {
        form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: place === 0 });
      }
    }
  });
  return { trouble, submit: () => void submit() };
}
