import * as v from "valibot";
import type { Failure } from "../../client/failure.ts";
import { fieldRefusal } from "../../contract/user-account.ts";
import type { RegistrationField } from "./registration-values.ts";
import { fieldsInOrder, stepOf } from "./steps.ts";

export interface RefusedFields {
  /** The operator's message for each field of the form, in the order of the screen. */
  readonly atFields: readonly { readonly field: RegistrationField; readonly message: string }[];
  /** Messages for what is no field of this form. */
  readonly elsewhere: readonly string[];
}

/** What a refusal says of single fields (contract, `register`). */
export function refusedFields(failure: Failure): RefusedFields {
  const data = failure.kind === "refused" ? failure.data : undefined;
  const parsed = v.safeParse(fieldRefusal, data);
  const errors = new Map(parsed.success ? Object.entries(parsed.output.errors) : []);
  return {
    atFields: fieldsInOrder.flatMap((field) => {
      const message = errors.get(field)?.trim();
      return message ? [{ field, message }] : [];
    }),
    elsewhere: [...errors].flatMap(([field, message]) => (stepOf(field) ? [] : message.trim() || [])),
  };
}
