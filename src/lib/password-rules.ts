/** How long a password is at least, in characters as people count them (spec §5). */
export const shortestPassword = 6;

/** A password must meet these (spec §5), in the order in which they are to be mended. */
export const requiredPasswordRules = ["length", "uppercase", "number"] as const;
/** These make it better, and are only hinted at. */
export const advisedPasswordRules = ["lowercase", "special"] as const;

export type RequiredPasswordRule = (typeof requiredPasswordRules)[number];
export type PasswordRule = RequiredPasswordRule | (typeof advisedPasswordRules)[number];

const meets: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  // A letter outside the basic plane is two code units, and one character.
  length: (password) => Array.from(password).length >= shortestPassword,
  /** Of any alphabet: Ş and İ are capitals. */
  uppercase: (password) => /\p{Lu}/u.test(password),
  number: (password) => /\d/.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
};

/** Whether a password keeps a rule. */
export function keepsPasswordRule(password: string, rule: PasswordRule): boolean {
  return meets[rule](password);
}

/** The first rule that a new password breaks; undefined when it may be taken. */
export function brokenPasswordRule(password: string): RequiredPasswordRule | undefined {
  return requiredPasswordRules.find((rule) => !meets[rule](password));
}
