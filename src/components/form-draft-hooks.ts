import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type DraftValues, type FormDraft, formDraft } from "../lib/form-draft.ts";
import { forgetOpenForm, noteOpenForm } from "../lib/return-url.ts";
import { session } from "../session/app-session.ts";

/**
 * Creates the draft of a form for the signed-in player on the current page. Create it when the form appears. While
 * the draft has content, the player returns to this page after a lost session, even after a reload (see
 * `consumeReturnUrl`).
 *
 * @param empty as for `formDraft`
 */
export function playerDraft<Values extends DraftValues>(form: string, empty: Values): FormDraft<Values> {
  const player = session.playerId();
  const draft = formDraft(form, empty, player);
  const { pathname } = location;
  const forget = () => {
    draft.forget();
    forgetOpenForm();
  };
  return {
    read: draft.read,
    forget,
    write(values) {
      if (Object.entries(empty).every(([field, value]) => values[field] === value)) return forget();
      draft.write(values);
      if (player !== undefined) noteOpenForm(pathname, player);
    },
  };
}

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
