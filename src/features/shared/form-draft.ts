import * as v from "valibot";
import { draftPrefix } from "../../lib/private-storage.ts";
import { readJson, type TextStorage, visitStorage, writeJson } from "../../lib/storage.ts";

/** What a field may hold: texts and ticks. */
export type DraftValues = Readonly<Record<string, string | boolean>>;

/** What was typed into a form, kept for this visit of this tab: it outlives errors, reloads and a lost session. */
export interface FormDraft<Values extends DraftValues> {
  /** What was kept, and the empty form's values where nothing was. */
  readonly read: () => Values;
  /** Keeps the values of the draft's own fields; others that a form has are passed over. */
  readonly write: (values: Readonly<Record<string, unknown>>) => void;
  /** Once the form has done its work. */
  readonly forget: () => void;
}

/** Never to be kept, whatever a form calls them. */
const secret = /pass|^otp|^(?:ga_?)?code$|token|secret|^pin$/i;

const keptValues = v.record(v.string(), v.unknown());

/**
 * The draft of one form of one player, or of whoever is not signed in yet. Make it when the form appears: it
 * stays the player's when the session is lost while the form is open.
 *
 * @param empty the values of the empty form; only these fields are kept. Throws a TypeError for one that sounds
 *   like a password or a code.
 * @param playerId `session.playerId()`.
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

/** The values that are of the empty form's fields, and of the same type. */
function fitting<Values extends DraftValues>(
  values: Readonly<Record<string, unknown>>,
  empty: Values,
): Partial<Values> {
  const fields = Object.keys(empty).filter((field) => typeof values[field] === typeof empty[field]);
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;
}
