import { isDay } from "../../lib/dates.ts";
import { isTurkishIban, normaliseIban } from "../../lib/iban.ts";
import { currencyDigits, readTypedAmount, readTypedNumber } from "../../lib/typed-amount.ts";
import { compareMoney } from "../../lib/money.ts";
import { isNationalId } from "../../lib/national-id.ts";
import { normalisePhone } from "../../lib/phone.ts";
import type { FormField } from "./form-fields.ts";
import { cleanTyped } from "../../lib/typed-text.ts";

/** Why a value cannot be sent. `useProblemWords` has the texts. */
export type FieldProblem =
  | { readonly kind: "required" | "amount-missing" | "amount" | "not-offered" | "number" | "phone" | "nationalId" | "iban" | "date" | "time" }
  | { readonly kind: "option" | "account" | "iban-missing" | "id-date" | "pattern" }
  | { readonly kind: "out-of-range"; readonly min: string; readonly max: string | undefined }
  | { readonly kind: "too-long"; readonly most: number }
  | { readonly kind: "too-small" | "too-large" | "too-early" | "too-late"; readonly bound: string };

/** The value as it is sent, empty for an optional field that was left empty; or why it cannot be sent. */
export type ReadField = { readonly value: string } | { readonly problem: FieldProblem };

export interface ReadingContext {
  /** The language in which amounts are typed. */
  readonly locale: string;
  readonly currency: string;
  /** The amounts that can be chosen, where the operator offers only these. */
  readonly offered?: readonly string[] | undefined;
}

type Reader = (typed: string, field: FormField, context: ReadingContext) => ReadField;

const readAmount: Reader = (typed, { min, max }, { locale, currency, offered }) => {
  const amount = readTypedAmount(typed, locale, currencyDigits(currency));
  if (amount === undefined) return { problem: { kind: "amount" } };
  const isBelow = min !== undefined && compareMoney(amount, min) < 0;
  const isAbove = max !== undefined && compareMoney(amount, max) > 0;
  // An amount of 0 is refused, even if the operator's minimum is 0.
  if (isBelow || isAbove || compareMoney(amount, "0") === 0) {
    return { problem: { kind: "out-of-range", min: min ?? "0", max } };
  }
  if (offered && !offered.some((one) => compareMoney(one, amount) === 0)) return { problem: { kind: "not-offered" } };
  return { value: amount };
};

const readNumber: Reader = (typed, { min, max }) => {
  const value = readTypedNumber(typed);
  if (value === undefined) return { problem: { kind: "number" } };
  if (min !== undefined && compareMoney(value, min) < 0) return { problem: { kind: "too-small", bound: min } };
  if (max !== undefined && compareMoney(value, max) > 0) return { problem: { kind: "too-large", bound: max } };
  return { value };
};

const readDate: Reader = (typed, { min, max }) => {
  if (!isDay(typed)) return { problem: { kind: "date" } };
  if (min !== undefined && typed < min) return { problem: { kind: "too-early", bound: min } };
  if (max !== undefined && typed > max) return { problem: { kind: "too-late", bound: max } };
  return { value: typed };
};

/** Browsers give `HH:MM`, or with seconds `HH:MM:SS`. */
const readTime: Reader = (typed) => {
  const time = /^((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/.exec(typed)?.[1];
  return time === undefined ? { problem: { kind: "time" } } : { value: time };
};

const readText: Reader = (typed, { maxLength, pattern }) => {
  if (typed.length > maxLength) return { problem: { kind: "too-long", most: maxLength } };
  return pattern && !pattern.test(typed) ? { problem: { kind: "pattern" } } : { value: typed };
};

/** What was chosen from a list. Lists that the operator keeps elsewhere are checked by it. */
const readChoice: Reader = (typed, { type, options }) => {
  const isOffered = type !== "select" || options.some(({ value }) => value === typed);
  return isOffered ? { value: typed } : { problem: { kind: "option" } };
};

const readers: Partial<Record<FormField["type"], Reader>> = {
  amount: readAmount,
  number: readNumber,
  date: readDate,
  time: readTime,
  phone: (typed) => {
    const value = normalisePhone(typed);
    return value === undefined ? { problem: { kind: "phone" } } : { value };
  },
  nationalId: (typed) => (isNationalId(typed) ? { value: typed } : { problem: { kind: "nationalId" } }),
  iban: (typed) => (isTurkishIban(typed) ? { value: normaliseIban(typed) } : { problem: { kind: "iban" } }),
  select: readChoice,
  bank: readChoice,
  bankAccount: readChoice,
};

const missing: Partial<Record<FormField["type"], FieldProblem["kind"]>> = {
  amount: "amount-missing",
  bankAccount: "account",
  iban: "iban-missing",
};

/** The types whose value is one of the operator's, which is sent unchanged. */
const chosenTypes: ReadonlySet<FormField["type"]> = new Set(["select", "bank", "bankAccount"]);

/** Reads what was typed into a field. */
export function readField(field: FormField, typed: string, context: ReadingContext): ReadField {
  const text = chosenTypes.has(field.type) ? typed : tidy(typed, field);
  if (text === "") {
    if (!field.isRequired) return { value: "" };
    if (field.name === "identityValidityDate") return { problem: { kind: "id-date" } };
    return { problem: { kind: missing[field.type] ?? "required" } as FieldProblem };
  }
  return (readers[field.type] ?? readText)(text, field, context);
}

/** Without marks that cannot be seen; only a text of several lines keeps its line breaks. */
function tidy(typed: string, { type }: FormField): string {
  const clean = cleanTyped(typed).trim();
  return type === "textarea" ? clean : clean.replaceAll("\n", "");
}
