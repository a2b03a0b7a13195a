import { isTurkishIban, normaliseIban } from "../../src/lib/iban.ts";
import { compareMoney } from "../../src/lib/money.ts";
import { isNationalId } from "../../src/lib/national-id.ts";
import { normalisePhone } from "../../src/lib/phone.ts";
import { cashier } from "../seed/cashier.ts";
import type { FormField } from "./form-fields.ts";
import type { texts } from "../texts/texts.ts";

/** The value to store, or the reason why the field is refused. */
export type CheckedField =
  | { readonly value: string }
  | { readonly problem: keyof typeof texts.cashierFields; readonly bound?: string };

/** The context for checking fields. */
export interface Checking {
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
  bank: readAs("option", (typed) =>
    cashier.banks.some(({ id, accounts }) => String(id) === typed && accounts.length > 0) ? typed : undefined,
  ),
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
