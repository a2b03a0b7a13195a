import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { WriteEnd } from "../api/write-end.ts";
import type { AnyCall } from "../contract/declaration.ts";

/**
 * Shows what the operator refused at the fields of `form`.
 *
 * @param fields the names of the form's fields, in the order of the screen
 * @returns the first field that was refused
 */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError">,
  end: WriteEnd<AnyCall>,
  fields: readonly Path<Values>[],
): Path<Values> | undefined {
  const errors = end.kind === "refused" ? end.errors : {};
  const refused = fields.filter((field) => errors[field]);
  for (const field of refused) {
    form.setError(field, { type: "server", message: errors[field] ?? "" }, { shouldFocus: field === refused[0] });
  }
  return refused[0];
}
