import * as v from "valibot";
import { type Failure, failureOf, mayHaveHappened } from "../../client/failure.ts";
import { fieldRefusal } from "../../contract/user-account.ts";

/** What became of a change of what the player signs in with. */
export type ChangeOutcome =
  | { readonly kind: "done" }
  /** The operator said no, and at which fields: in their order, with its words. */
  | { readonly kind: "refused"; readonly fields: readonly { readonly name: string; readonly message: string }[] }
  /** It was not carried out; or the operator said no to the whole. */
  | { readonly kind: "failed"; readonly failure: Failure }
  /** It was sent, and nobody knows. */
  | { readonly kind: "unknown" };

/** Sends a change; `fields` are the names of the form's fields, in their order. Rejects with a fault of ours alone. */
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
