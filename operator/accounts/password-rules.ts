import type { FieldProblem } from "./texts.ts";

/** More than any passphrase, and not worth hashing beyond. */
const longest = 200;

/** What is wrong with a new password (spec §5), the first that players should mend. */
export function passwordProblem(password: string): FieldProblem | undefined {
  if (password === "") return "required";
  if (Array.from(password).length < 6) return "passwordTooShort";
  if (password.length > longest) return "tooLong";
  if (!/\p{Lu}/u.test(password)) return "passwordWithoutCapital";
  return /\d/.test(password) ? undefined : "passwordWithoutDigit";
}

/** What is wrong with a new password that was typed twice. */
export function newPasswordProblem(typed: {
  readonly password: string;
  readonly passwordConfirm: string;
}): FieldProblem | undefined {
  const problem = passwordProblem(typed.password);
  return problem ?? (typed.password === typed.passwordConfirm ? undefined : "passwordsDiffer");
}
