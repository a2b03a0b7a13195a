import { session } from "../../session/app-session.ts";
import { forgetOpenForm, noteOpenForm } from "../../session/open-form.ts";
import { type DraftValues, type FormDraft, formDraft } from "./form-draft.ts";

/**
 * The draft of a form of the signed-in player, on the page that is shown. Make it when the form appears. As long
 * as there is something in it, a lost session leads back to it (see `takeReturnUrl`), over a reload too.
 *
 * @param empty as for `formDraft`.
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
