import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { DraftValues, FormDraft } from "./form-draft.ts";

/** Keeps the values of `form` in `draft` while the player types. The form starts with `draft.read()`. */
export function useFormDraft<Values extends FieldValues, Kept extends DraftValues>(
  form: Pick<UseFormReturn<Values>, "subscribe">,
  draft: FormDraft<Kept>,
): void {
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) }),
    [subscribe, draft],
  );
}
