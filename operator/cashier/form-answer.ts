import type { InferInput } from "valibot";
import type { cashField } from "../../src/contract/cash-method.ts";
import type { Language } from "../dispatch/language.ts";
import { type FormField, playersReference } from "./form-fields.ts";

/** A form field in the format of the wire. */
export function fieldAnswer(
  field: FormField,
  { language, playerId }: { readonly language: Language; readonly playerId: string },
): InferInput<typeof cashField> {
  const { name, label, type, isRequired, options, min, max, maxLength, pattern, hint, value } = field;
  return {
    name,
    label,
    type,
    required: isRequired,
    ...(options && { options: options.map((option) => ({ value: option.value, label: option.label[language] })) }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern }),
    ...(value !== undefined && { value: value === "reference" ? playersReference(playerId) : value[language] }),
    ...(hint && { hint: hint[language] }),
  };
}
