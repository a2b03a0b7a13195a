import * as v from "valibot";
import { type Failure, failureOf, mayHaveHappened } from "../../client/failure.ts";
import { fieldRefusal } from "../../contract/values.ts";

/** The outcome of changing a password, e-mail address or username. */
export type ChangeOutcome =
  | { readonly kind: "done" }
  /** The operator refused single fields. They are in the order of the form, with the operator's messages. */
  | { readonly kind: "refused"; readonly fields: readonly { readonly name: string; readonly message: string }[] }
  /** The change was not made, or the operator refused it as a whole. */
  | { readonly kind: "failed"; readonly failure: Failure }
  /** The change was sent, and its outcome is unknown. */
  | { readonly kind: "unknown" };

/**
 * Sends a change. `fields` are the names of the form's fields, in order. Rejects only with errors that are not failures
 * of a call.
 */
export async function sendChange(
  send: () => Promise<unknown>,
  fields: readonly string[],
): Promise<ChangeOutcome> {
  try {
    await send();
    return { kind: "done" };
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    if (mayHaveHappened(failure)) return { kind: "unknown" };
    const refused = fieldsOf(failure, fields);
    return refused.length > 0 ? { kind: "refused", fields: refused } : { kind: "failed", failure };
  }
}

function fieldsOf(failure: Failure, fields: readonly string[]) {
  const parsed = v.safeParse(fieldRefusal, failure.kind === "refused" ? failure.data : undefined);
  const errors = new Map(parsed.success ? Object.entries(parsed.output.errors) : []);
  return fields.flatMap((name) => {
    const message = errors.get(name)?.trim();
    return message ? [{ name, message }] : [];
  });
}
