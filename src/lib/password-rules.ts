import type { PasswordPolicy } from "./password-policy.ts";

export const passwordRules = ["length", "uppercase", "number", "lowercase", "special"] as const;
export type PasswordRule = (typeof passwordRules)[number];

const meets: Readonly<Record<PasswordRule, (password: string, policy: PasswordPolicy) => boolean>> = {
  // Count code points: one character may be two code units.
  length: (password, { minLength }) => Array.from(password).length >= minLength,
  /** Uppercase in any alphabet, including Ş and İ. */
  uppercase: (password) => /\p{Lu}/u.test(password),
  number: (password) => /\d/.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
};

/** Whether a password meets a rule. */
export function meetsPasswordRule(password: string, rule: PasswordRule, policy: PasswordPolicy): boolean {
  return meets[rule](password, policy);
}

/** Whether a password must meet a rule. The others are only recommended. */
export function needsPasswordRule(rule: PasswordRule, { needsLower, needsSpecial }: PasswordPolicy): boolean {
  if (rule === "lowercase") return needsLower === true;
  return rule === "special" ? needsSpecial === true : true;
}

/** The first rule that a password must meet and does not; undefined when it is acceptable. */
export function brokenPasswordRule(password: string, policy: PasswordPolicy): PasswordRule | undefined {
  return passwordRules.find((rule) => needsPasswordRule(rule, policy) && !meets[rule](password, policy));
}
