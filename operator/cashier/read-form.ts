import type { Language } from "../dispatch/language.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { checkAmount } from "./check-amount.ts";
import { checkField, type Checking } from "./check-field.ts";
import type { MethodSide } from "./find-method.ts";
import { formFields } from "./form-fields.ts";
import { filled, texts } from "../texts/texts.ts";

/** The validated form: the amount with two decimals, and the other fields that are not empty. */
export interface FilledForm {
  readonly amount: string;
  readonly filledIn: Readonly<Record<string, string>>;
}

/**
 * Validates a submitted form against the method's declaration, field by field. Refuses (422) the first invalid field
 * by name. Ignores fields that the form does not have.
 */
export function readForm(
  asked: MethodSide,
  sent: Readonly<Record<string, unknown>>,
  { now, language, ...checking }: { readonly now: Date; readonly language: Language } & Checking,
): FilledForm {
  const filledIn: Record<string, string> = {};
  for (const field of formFields(asked, now)) {
    if (!field.isAsked || field.type === "amount") continue;
    const checked = checkField(field, textOf(sent[field.name]), checking);
    if ("problem" in checked) {
      const { problem: why, bound = "" } = checked;
      const problem = filled(texts.cashierFields[why][language], { bound });
      throw new Refusal(`${field.label[language]}: ${problem}`, { code: 422 });
    }
    if (checked.value !== "") filledIn[field.name] = checked.value;
  }
  return { amount: checkAmount(textOf(sent.amount), { bankcode: filledIn.bankcode, language }), filledIn };
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
