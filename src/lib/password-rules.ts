/** The minimum length of a password (product.md 5.1), in characters as people count them. */
export const shortestPassword = 6;

/** A password must meet these rules (product.md 5.1), checked in this order. */
export const requiredPasswordRules = ["length", "uppercase", "number"] as const;
/** These rules are only recommended. */
export const advisedPasswordRules = ["lowercase", "special"] as const;

export type RequiredPasswordRule = (typeof requiredPasswordRules)[number];
export type PasswordRule = RequiredPasswordRule | (typeof advisedPasswordRules)[number];

const meets: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  // Count code points: one character may be two code units.
  length: (password) => Array.from(password).length >= shortestPassword,
  /** Uppercase in any alphabet, including Ş and İ. */
  uppercase: (password) => /\p{Lu}/u.test(password),
  number: (password) => /\d/.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
};

/** Whether a password meets a rule. */
export function keepsPasswordRule(password: string, rule: PasswordRule): boolean {
  return meets[rule](password);
}

/** The first required rule that a password breaks; undefined when it is acceptable. */
export function brokenPasswordRule(password: string): RequiredPasswordRule | undefined {
  return requiredPasswordRules.find((rule) => !meets[rule](password));
}
