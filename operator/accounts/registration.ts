import type * as v from "valibot";
import type { userRegister } from "../../src/contract/user-account.ts";
import { inLanguage, type Language } from "../dispatch/language.ts";
import type { FieldProblem } from "./field-rules.ts";
import * as rules from "./field-rules.ts";
import { passwordProblem } from "./password-rules.ts";
import { texts } from "../texts/texts.ts";

export type RegistrationForm = v.InferOutput<typeof userRegister.request>;

/** The problems by field name. */
export type FieldProblems = Partial<Record<keyof RegistrationForm, FieldProblem>>;

type Rule = (form: RegistrationForm, now: Date) => FieldProblem | undefined;

const formRules: Partial<Record<keyof RegistrationForm, Rule>> = {
  firstName: ({ firstName }) => rules.nameProblem(firstName),
  lastName: ({ lastName }) => rules.nameProblem(lastName),
  birthDate: ({ birthDate }, now) => rules.birthDateProblem(birthDate, now),
  nationalId: ({ nationalId, country }) => rules.nationalIdProblem(nationalId, country),
  country: ({ country }) => rules.countryProblem(country),
  city: ({ city }) => rules.textProblem(city, 100),
  address: ({ address }) => rules.textProblem(address, 250),
  currency: ({ currency }) => (currency === "TRY" ? undefined : "currency"),
  email: ({ email }) => rules.emailProblem(email),
  phone: ({ phone }) => rules.phoneProblem(phone),
  username: ({ username }) => rules.usernameProblem(username),
  password: ({ password }) => passwordProblem(password),
  passwordConfirm: ({ password, passwordConfirm }) => (password === passwordConfirm ? undefined : "passwordsDiffer"),
  promotionCode: ({ promotionCode }) => noteProblem(promotionCode),
  referenceNumber: ({ referenceNumber }) => noteProblem(referenceNumber),
  rulesAccepted: ({ rulesAccepted }) => (rulesAccepted ? undefined : "rules"),
};

function noteProblem(note: string | undefined): FieldProblem | undefined {
  return (note ?? "").length > 50 ? "tooLong" : undefined;
}

/** All problems of a registration (product.md 5), except for a username that another player already has. */
export function formProblems(form: RegistrationForm, now: Date): FieldProblems {
  const judged = Object.entries(formRules).map(([field, rule]) => [field, rule(form, now)] as const);
  return Object.fromEntries(judged.filter(([, problem]) => problem));
}

/** Turns the problems into messages for the fields. */
export function fieldErrors(problems: FieldProblems, language: Language): Record<string, string> {
  const entries = Object.entries(problems);
  return Object.fromEntries(
    entries.map(([field, problem]) => [field, inLanguage(texts.accountFields[problem], language)]),
  );
}
