import { formDraft } from "../../lib/form-draft.ts";

/** What the log-in form keeps: the username survives a reload. The password is never stored. */
export const loginDraft = formDraft("login", { username: "" }, undefined);
