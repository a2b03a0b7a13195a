import type { CashField, CashFieldType, CashForm } from "../../contract/cash-method.ts";
import { dayOfParts } from "../../lib/date-parts.ts";
import { isTurkishIban, normaliseIban } from "../../lib/iban.ts";
import { compareMoney } from "../../lib/money.ts";
import { isNationalId } from "../../lib/national-id.ts";
import { normalisePhone } from "../../lib/phone.ts";
import { currencyDigits, readTypedAmount, readTypedNumber } from "../../lib/typed-amount.ts";
import { cleanTyped } from "../../lib/typed-text.ts";

/** Why a value cannot be sent. `useProblemWords` has the texts. */
export type FieldProblem =
  | {
      readonly kind:
        | "required"
        | "amount-missing"
        | "amount"
        | "not-offered"
        | "number"
        | "phone"
        | "nationalId"
        | "iban"
        | "date"
        | "time";
    }
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
  const day = dayOfParts(typed);
  if (day === undefined) return { problem: { kind: "date" } };
  if (min !== undefined && day < min) return { problem: { kind: "too-early", bound: min } };
  if (max !== undefined && day > max) return { problem: { kind: "too-late", bound: max } };
  return { value: day };
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

/** The method's own limits, as decimal strings. */
interface AmountLimits {
  readonly min: string;
  readonly max: string;
}

interface Localised {
  readonly tr: string;
  readonly en: string;
}

/** A field of the form as this page shows it. */
export interface FormField {
  /** The name under which the value is sent. */
  readonly name: string;
  /** The name in this page's form: unlike the operator's, it is always a plain word. */
  readonly key: string;
  readonly label: string;
  /** The label in every language of the site. */
  readonly labels: Localised;
  readonly type: CashFieldType;
  readonly isRequired: boolean;
  /** False for `info` and `copy`, which only show something. */
  readonly isInput: boolean;
  readonly hint: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Limits of the type: decimal strings for amounts and numbers, days for dates. */
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly maxLength: number;
  readonly pattern: RegExp | undefined;
  /** What the field shows, or starts with. */
  readonly value: string;
}

/** The name of the amount on the wire, and of its field. */
export const amountName = "amount";

/** The types in which a player types an amount. A select gives one, too; a field of another type cannot be the amount. */
const typedAmounts: ReadonlySet<CashFieldType> = new Set(["amount", "number", "text", "textarea"]);

/** Names that the request uses itself. A field of that name would replace them. */
const ownNames: ReadonlySet<string> = new Set(["methodID", "Type", "type", "Lang"]);

const longest = { name: 64, label: 120, hint: 400, options: 400, text: 200, area: 1000, value: 2000 };

/** The form of a method, in the language of the page. A form without an amount gets one at its end. */
export function formFields(
  form: CashForm | undefined,
  limits: AmountLimits,
  language: "tr" | "en",
): readonly FormField[] {
  const seen = new Set<string>();
  const fields = (form?.fields ?? []).filter((field) => {
    const { name, value } = field;
    // A field without a name cannot be sent, but what it shows can be read.
    const isUsable = isInput(field) ? canBeSent(field) : Boolean(value?.trim());
    if (!isUsable || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
  const amountAt = fields.findIndex((field) => field.name === amountName && isInput(field));
  const amount = fields[amountAt < 0 ? fields.findIndex(({ type }) => type === "amount") : amountAt];
  const shown = fields.map((field) => fieldOf(field, { limits, language, isAmount: field === amount }));
  return amount ? shown : [...shown, fieldOf(addedAmount, { limits, language, isAmount: true })];
}

/**
 * Whether the form has lost a field that has to be filled in, because the operator's description of it cannot be used. The
 * operator would refuse what is left.
 */
export function isIncomplete(form: CashForm | undefined): boolean {
  return (form?.fields ?? []).some(
    (field) => isInput(field) && (field.required || field.name === amountName) && !canBeSent(field),
  );
}

/** False for `info` and `copy`, which only show something. */
function isInput({ type }: CashField): boolean {
  return type !== "info" && type !== "copy";
}

/** Whether a player can fill the field in, and its value can be sent under its name. */
function canBeSent(field: CashField): boolean {
  const { name, type } = field;
  if (name === "" || name.length > longest.name || ownNames.has(name)) return false;
  if (type === "select") return optionsOf(field, name === amountName).length > 0;
  return name !== amountName || typedAmounts.has(type);
}

const addedAmount: CashField = {
  name: amountName,
  label: { tr: "Tutar", en: "Amount" },
  type: "amount",
  required: true,
};

interface Context {
  readonly limits: AmountLimits;
  readonly language: "tr" | "en";
  /** Whether it is the amount of the transfer. */
  readonly isAmount: boolean;
}

function fieldOf(field: CashField, { limits, language, isAmount }: Context): FormField {
  const { name, label, required, hint, value } = field;
  // An amount may also be a select. Then its type stays, so that the player can only choose.
  const type = isAmount && typedAmounts.has(field.type) ? "amount" : field.type;
  const most = field.maxLength
    ? Math.min(field.maxLength, longest.value)
    : type === "textarea"
      ? longest.area
      : longest.text;
  const inLanguage = (code: "tr" | "en") => label[code].trim().slice(0, longest.label) || name;
  return {
    name,
    key: isAmount ? amountName : keyOf(name),
    label: inLanguage(language),
    labels: { tr: inLanguage("tr"), en: inLanguage("en") },
    type,
    isRequired: isAmount || (isInput(field) && required),
    isInput: isInput(field),
    hint: hint?.trim().slice(0, longest.hint) || undefined,
    options: optionsOf(field, isAmount),
    ...(isAmount ? stricter(boundsOf(field, "amount"), limits) : boundsOf(field, type)),
    maxLength: most,
    pattern: field.pattern ? wholeMatch(field.pattern) : undefined,
    value: (value ?? "").slice(0, longest.value),
  };
}

/** The operator's pattern for the whole value (contract.md). Undefined if it is not valid: the operator checks the value. */
function wholeMatch(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, "u");
  } catch {
    return undefined;
  }
}

/** Form libraries read dots and brackets in names as paths, and `__proto__` is no name for anything. */
function keyOf(name: string): string {
  return `field_${name.replace(/[^A-Za-z0-9]/gu, (letter) => `_${letter.codePointAt(0)?.toString(16)}`)}`;
}

/** Of an amount, the options that are one. */
function optionsOf({ options = [] }: CashField, isAmount: boolean): FormField["options"] {
  const seen = new Set<string>();
  const isFit = (value: string) => !isAmount || (boundOf.amount.test(value) && compareMoney(value, "0") > 0);
  const own = options.filter(({ value }) => isFit(value) && !seen.has(value) && seen.add(value));
  return own.slice(0, longest.options).map(({ value, label }) => ({ value, label: label.trim() || value }));
}

const boundOf = {
  amount: /^\d{1,15}(\.\d{1,8})?$/,
  number: /^-?\d{1,15}(\.\d{1,8})?$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
} as const satisfies Partial<Record<CashFieldType, RegExp>>;

/** Ignores a limit that does not fit the type. */
function boundsOf({ min, max }: CashField, type: CashFieldType) {
  const of: RegExp | undefined = type in boundOf ? boundOf[type as keyof typeof boundOf] : undefined;
  const fits = (bound: string | undefined) => (bound !== undefined && of?.test(bound) ? bound : undefined);
  return { min: fits(min), max: fits(max) };
}

/** The narrower of both limits. Ignores a maximum below the minimum, such as 0. */
function stricter(own: { min: string | undefined; max: string | undefined }, { min, max }: AmountLimits) {
  const isMore = (left: string, right: string) => compareMoney(left, right) > 0;
  const least = own.min !== undefined && isMore(own.min, min) ? own.min : min;
  const most = own.max !== undefined && isMore(max, own.max) && !isMore(least, own.max) ? own.max : max;
  return { min: least, max: isMore(least, most) || !isMore(most, "0") ? undefined : most };
}

/** Whether a field's value must not be stored on the device: passwords, codes that are worth money, card details. */
export function isSecret(name: string): boolean {
  // The series of a prepaid card, which is no secret.
  if (name === "bankcode") return false;
  return /pass|otp|code$|token|secret|pin$|card|kart|cvv|cvc|şifre|sifre/iu.test(name);
}
