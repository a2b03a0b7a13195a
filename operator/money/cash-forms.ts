import type { InferInput } from "valibot";
import type { cashField } from "../../src/contract/cash-method.ts";
import { addDays } from "../../src/lib/dates.ts";
import { isTurkishIban, normaliseIban } from "../../src/lib/iban.ts";
import { compareMoney, formatMoney, fromMinorUnits, toMinorUnits } from "../../src/lib/money.ts";
import { isNationalId } from "../../src/lib/national-id.ts";
import { normalisePhone } from "../../src/lib/phone.ts";
import { localDay } from "../lib/calendar.ts";
import type { Language } from "../lib/language.ts";
import { Refusal } from "../core/refusal.ts";
import type { CashFieldDesign, Cashier } from "./cashier.ts";
import { filled, texts } from "../texts/texts.ts";
import type { MethodSide } from "./cash-methods.ts";

/** The field for the amount, in forms that declare none. */
const amountField: CashFieldDesign = { name: "amount", label: texts.cashierFields.amountLabel, type: "amount" };

/** Resolves a field for today: fills in the method's limits, and turns relative days into dates. */
export interface FormField extends CashFieldDesign {
  readonly isAsked: boolean;
  readonly isRequired: boolean;
}

/**
 * The fields of a method's form. A form without an amount gets one at its end, as docs/contract.md says at
 * `finance/list_cash_methods_new`.
 */
export function formFields({ side }: MethodSide, now: Date): FormField[] {
  const hasAmount = side.fields.some(({ name }) => name === amountField.name);
  const fields = hasAmount ? side.fields : [...side.fields, amountField];
  const today = localDay(now);
  return fields.map((field) => {
    const isAsked = field.type !== "info" && field.type !== "copy";
    const min =
      field.type === "amount" ? side.min : field.minDay === undefined ? field.min : addDays(today, field.minDay);
    const max =
      field.type === "amount" ? side.max : field.maxDay === undefined ? field.max : addDays(today, field.maxDay);
    return {
      ...field,
      isAsked,
      isRequired: isAsked && field.required !== false,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    };
  });
}

/** Whether the player quotes a personal reference when paying, instead of the transaction's. */
export function hasPlayersReference({ side }: MethodSide): boolean {
  return side.fields.some(({ value }) => value === "reference");
}

/** The reference by which the operator recognises a player's payments. */
export function playersReference(playerId: string): string {
  return `KR-${playerId}`;
}

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

/** The value to store, or the reason why the field is refused. */
type CheckedField =
  | { readonly value: string }
  | { readonly problem: keyof typeof texts.cashierFields; readonly bound?: string };

/** The context for checking fields. */
interface Checking {
  readonly cashier: Pick<Cashier, "banks" | "voucherSeries">;
  /** The player's bank accounts by id, each as the text to store: the account may change after the request. */
  readonly accounts: ReadonlyMap<string, string>;
}

type Check = (typed: string, field: FormField, checking: Checking) => CheckedField;

const longest = { text: 200, textarea: 1000 };

const tidyText: Check = (typed, { type, maxLength, pattern }) => {
  const most = maxLength ?? (type === "textarea" ? longest.textarea : longest.text);
  if (typed.length > most) return { problem: "tooLong", bound: String(most) };
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, "u").test(typed)) return { problem: "pattern" };
  return { value: typed };
};

/** Accepts a text for which `read` returns a value. */
function readAs(problem: keyof typeof texts.cashierFields, read: (typed: string) => string | undefined): Check {
  return (typed) => {
    const value = read(typed);
    return value === undefined ? { problem } : { value };
  };
}

const number: Check = (typed, { min, max }) => {
  if (!/^-?\d{1,15}(\.\d{1,8})?$/.test(typed)) return { problem: "number" };
  if (min !== undefined && compareMoney(typed, min) < 0) return { problem: "tooSmall", bound: min };
  if (max !== undefined && compareMoney(typed, max) > 0) return { problem: "tooLarge", bound: max };
  return { value: typed };
};

const date: Check = (typed, { min, max }) => {
  const midnight = new Date(`${typed}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(midnight.getTime());
  if (!isDay || midnight.toISOString().slice(0, 10) !== typed) return { problem: "date" };
  if (min !== undefined && typed < min) return { problem: "tooEarly", bound: min };
  if (max !== undefined && typed > max) return { problem: "tooLate", bound: max };
  return { value: typed };
};

const checks: Partial<Record<FormField["type"], Check>> = {
  text: tidyText,
  textarea: tidyText,
  number,
  date,
  phone: readAs("phone", normalisePhone),
  nationalId: readAs("nationalId", (typed) => (isNationalId(typed) ? typed : undefined)),
  iban: readAs("iban", (typed) => (isTurkishIban(typed) ? normaliseIban(typed) : undefined)),
  time: readAs("time", (typed) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(typed) ? typed : undefined)),
  select: (typed, { options = [] }) =>
    options.some(({ value }) => value === typed) ? { value: typed } : { problem: "option" },
  // Only banks with an account of the operator: the others have nothing to pay into.
  bank: (typed, _field, { cashier }) =>
    cashier.banks.some(({ id, accounts }) => String(id) === typed && accounts.length > 0)
      ? { value: typed }
      : { problem: "option" },
  bankAccount: (typed, _field, { accounts }) => {
    const value = accounts.get(typed);
    return value === undefined ? { problem: "account" } : { value };
  },
};

/** Checks one field of a form against its declaration. `checkAmount` checks the amount. */
export function checkField(field: FormField, sent: string, checking: Checking): CheckedField {
  const typed = sent.normalize("NFC").trim();
  if (typed === "") return field.isRequired ? { problem: "required" } : { value: "" };
  return (checks[field.type] ?? tidyText)(typed, field, checking);
}

/** The currency of all the cashier's amounts. */
export const cashCurrency = "TRY";

/**
 * Returns the amount with two decimals. Refuses (422) an amount with more decimals, or not among the amounts of the form's
 * `bankcode`. Whether the amount can be moved by the method is decided by `whyNot`.
 */
function checkAmount(
  sent: string,
  { cashier, bankcode, language }: Pick<Checking, "cashier"> & { bankcode: string | undefined; language: Language },
): string {
  const amount = asLira(sent);
  if (amount === undefined) throw new Refusal(texts.cashier.amount[language], { code: 422 });
  const offered = bankcode === undefined ? undefined : depositAmounts(cashier, bankcode);
  if (offered && !offered.includes(amount)) {
    const amounts = offered.map((one) => formatMoney(one, cashCurrency, language)).join(", ");
    throw new Refusal(filled(texts.cashier.offeredAmounts[language], { amounts }), { code: 422 });
  }
  return amount;
}

/** The amounts that this `bankcode` offers. Undefined for an unknown code. */
export function depositAmounts(
  { voucherSeries }: Pick<Cashier, "voucherSeries">,
  bankcode: string,
): readonly string[] | undefined {
  return voucherSeries.find(({ code }) => code === bankcode)?.amounts;
}

function asLira(sent: string): string | undefined {
  try {
    return fromMinorUnits(toMinorUnits(sent));
  } catch {
    return undefined;
  }
}

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
  const amount = checkAmount(textOf(sent.amount), { ...checking, bankcode: filledIn.bankcode, language });
  return { amount, filledIn };
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
