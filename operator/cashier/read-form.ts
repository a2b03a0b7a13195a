import { filled } from "../dispatch/filled.ts";
import type { Language } from "../dispatch/language.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { checkAmount } from "./check-amount.ts";
import { checkField, type Checking } from "./check-field.ts";
import type { MethodSide } from "./find-method.ts";
import { formFields } from "./form-fields.ts";
import { fieldTexts } from "./texts.ts";

/** What the player filled in, checked: the amount in two decimals, the other fields that are not empty. */
export interface FilledForm {
  readonly amount: string;
  readonly filledIn: Readonly<Record<string, string>>;
}

/**
 * Checks what was sent against the form of the method, field by field. Refuses (422) what its declaration
 * does not allow, naming the field; what the form does not ask for is left out.
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
      const problem = filled(fieldTexts[why][language], { bound });
      throw new Refusal(`${field.label[language]}: ${problem}`, { code: 422 });
    }
    if (checked.value !== "") filledIn[field.name] = checked.value;
  }
  return { amount: checkAmount(asked, textOf(sent.amount), { bankcode: filledIn.bankcode, language }), filledIn };
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
