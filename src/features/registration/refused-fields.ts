import * as v from "valibot";
import type { Failure } from "../../client/failure.ts";
import { fieldRefusal } from "../../contract/values.ts";
import type { RegistrationField } from "./registration-values.ts";
import { fieldsInOrder, stepOf } from "./steps.ts";

export interface RefusedFields {
  /** The operator's message for each field of the form, in the order of the screen. */
  readonly atFields: readonly { readonly field: RegistrationField; readonly message: string }[];
  /** Messages about fields that this form does not have. */
  readonly elsewhere: readonly string[];
}

/** Reads the messages about single fields out of a refusal (contract.md, user/register). */
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
