import { brokenPasswordRule } from "../../src/lib/password-rules.ts";
import type { FieldProblem } from "./texts.ts";

/** More than any passphrase, and not worth hashing beyond. */
const longest = 200;

const problems = {
  length: "passwordTooShort",
  uppercase: "passwordWithoutCapital",
  number: "passwordWithoutDigit",
} as const satisfies Record<string, FieldProblem>;

/** What is wrong with a new password (spec §5), the first that players should mend. */
export function passwordProblem(password: string): FieldProblem | undefined {
  if (password === "") return "required";
  if (password.length > longest) return "tooLong";
  const broken = brokenPasswordRule(password);
  return broken && problems[broken];
}

/** What is wrong with a new password that was typed twice. */
export function newPasswordProblem(typed: {
  readonly password: string;
  readonly passwordConfirm: string;
}): FieldProblem | undefined {
  const problem = passwordProblem(typed.password);
  return problem ?? (typed.password === typed.passwordConfirm ? undefined : "passwordsDiffer");
}
