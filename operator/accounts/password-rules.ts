import { dictionary } from "@zxcvbn-ts/language-common";
import { brokenPasswordRule } from "../../src/lib/password-rules.ts";
import { type PasswordPolicy } from "../../src/lib/password-policy.ts";
import { foldForSearch } from "../../src/lib/turkish.ts";
import type { FieldProblem } from "./field-rules.ts";

/** What this operator asks of a new password, besides an uppercase letter and a number. Older passwords keep working. */
export const passwordPolicy = { minLength: 8 } as const satisfies PasswordPolicy;

/** Longer than any passphrase. The limit keeps hashing cheap. */
const longest = 200;

const problems = {
  length: "passwordTooShort",
  uppercase: "passwordWithoutCapital",
  number: "passwordWithoutDigit",
} as const satisfies Record<string, FieldProblem>;

/** Thousands of the most common passwords, of those that are long enough (docs/decisions/0019). */
const common: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].filter((password) => password.length >= passwordPolicy.minLength).map(foldForSearch),
);

/** The first rule that a new password breaks (product.md 5.1). */
export function passwordProblem(password: string): FieldProblem | undefined {
  if (password === "") return "required";
  if (password.length > longest) return "tooLong";
  const broken = brokenPasswordRule(password, passwordPolicy);
  if (broken) return problems[broken as keyof typeof problems];
  return common.has(foldForSearch(password)) ? "passwordTooCommon" : undefined;
}

/** The first problem with a new password and its repetition. */
export function newPasswordProblem(typed: {
  readonly password: string;
  readonly passwordConfirm: string;
}): FieldProblem | undefined {
  const problem = passwordProblem(typed.password);
  return problem ?? (typed.password === typed.passwordConfirm ? undefined : "passwordsDiffer");
}
