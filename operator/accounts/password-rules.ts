import { brokenPasswordRule } from "../../src/lib/password-rules.ts";
import type { FieldProblem } from "./field-rules.ts";

/** Longer than any passphrase. The limit keeps hashing cheap. */
const longest = 200;

const problems = {
  length: "passwordTooShort",
  uppercase: "passwordWithoutCapital",
  number: "passwordWithoutDigit",
} as const satisfies Record<string, FieldProblem>;

/** The first rule that a new password breaks (product.md 5.1). */
export function passwordProblem(password: string): FieldProblem | undefined {
  if (password === "") return "required";
  if (password.length > longest) return "tooLong";
  const broken = brokenPasswordRule(password);
  return broken && problems[broken];
}

/** The first problem with a new password and its repetition. */
export function newPasswordProblem(typed: {
  readonly password: string;
  readonly passwordConfirm: string;
}): FieldProblem | undefined {
  const problem = passwordProblem(typed.password);
  return problem ?? (typed.password === typed.passwordConfirm ? undefined : "passwordsDiffer");
}
