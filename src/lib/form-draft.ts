import * as v from "valibot";
import { draftPrefix } from "./private-storage.ts";
import { readJson, type TextStorage, visitStorage, writeJson } from "./storage.ts";

/** The values of a form's fields: texts and checkboxes. */
export type DraftValues = Readonly<Record<string, string | boolean>>;

/** A form's input, kept for this visit in this tab. It survives errors, reloads and a lost session. */
export interface FormDraft<Values extends DraftValues> {
  /** Returns the kept values, with the empty form's values for fields that have none. */
  readonly read: () => Values;
  /** Keeps the values of the draft's own fields and ignores the form's other fields. */
  readonly write: (values: Readonly<Record<string, unknown>>) => void;
  /** Removes the draft. Call it when the form has been submitted. */
  readonly forget: () => void;
}

/** Names of fields that are never kept. */
const secret = /pass|^otp|^(?:ga_?)?code$|token|secret|^pin$/i;

const keptValues = v.record(v.string(), v.unknown());

/**
 * Creates the draft of one form, for one player or for a visitor. Create it when the form appears: the draft then
 * stays with its player even if the session is lost while the form is open.
 *
 * @param empty the values of the empty form; only these fields are kept
 * @param playerId `session.playerId()`
 * @throws TypeError for a field whose name suggests a password or a code
 */
export function formDraft<Values extends DraftValues>(
  form: string,
  empty: Values,
  playerId: string | undefined,
  storage: TextStorage = visitStorage,
): FormDraft<Values> {
  const forbidden = Object.keys(empty).find((field) => secret.test(field));
  if (forbidden) throw new TypeError(`"${forbidden}" is not for a draft`);
  const key = `${draftPrefix}${form}.${playerId ?? ""}`;
  return {
    read() {
      const kept = readJson(storage, key, keptValues) ?? {};
      return { ...empty, ...fitting(kept, empty) };
    },
    write: (values) => void writeJson(storage, key, fitting(values, empty)),
    forget: () => storage.remove(key),
  };
}

/** Returns the values whose field is in the empty form and has the same type there. */
function fitting<Values extends DraftValues>(
  values: Readonly<Record<string, unknown>>,
  empty: Values,
): Partial<Values> {
  const fields = Object.keys(empty).filter((field) => typeof values[field] === typeof empty[field]);
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;
}
