import * as v from "valibot";

/** Longer than any e-mail address. */
const longest = 254;

/** Removes what a paste may add to a username or e-mail address: surrounding spaces and invisible characters. */
export function tidyName(typed: string): string {
  return typed.replace(/\p{Cf}/gu, "").trim();
}

/** Usernames have only ASCII letters. Others usually mean a typing mistake. */
export function hasForeignLetters(name: string): boolean {
  return !name.includes("@") && /[^\p{ASCII}\p{Cf}]/u.test(name);
}

/** Schema of a username. Its problems are `required` and `too-long`. */
export const accountName = v.pipe(
  v.string(),
  v.transform(tidyName),
  v.nonEmpty("required"),
  v.maxLength(longest, "too-long"),
);

/** What the player types to reset a password (contract.md, user/forgot). With an `@` it is an e-mail address. */
export const emailOrUsername = v.pipe(
  accountName,
  v.check((name) => !name.includes("@") || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(name), "email"),
  v.transform((name) => (name.includes("@") ? { email: name } : { username: name })),
);
