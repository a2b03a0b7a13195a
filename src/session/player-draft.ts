import { session } from "./app-session.ts";
import { forgetOpenForm, noteOpenForm } from "./open-form.ts";
import { type DraftValues, type FormDraft, formDraft } from "./form-draft.ts";

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
