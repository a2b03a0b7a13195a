import * as v from "valibot";

/** More than any e-mail address. */
const longest = 254;

/** A username or e-mail address without what a paste brings along: spaces around it, invisible characters. */
export function tidyName(typed: string): string {
  return typed.replace(/\p{Cf}/gu, "").trim();
}

/** Usernames have plain letters alone: one with others is likely a slip of the keyboard. */
export function hasForeignLetters(name: string): boolean {
  return !name.includes("@") && /[^\p{ASCII}\p{Cf}]/u.test(name);
}

/** A name to be typed; its problems are `required` and `too-long`. */
export const accountName = v.pipe(
  v.string(),
  v.transform(tidyName),
  v.nonEmpty("required"),
  v.maxLength(longest, "too-long"),
);

/** What a forgotten password is asked for with (contract §2, user/forgot): an `@` makes it an address. */
export const emailOrUsername = v.pipe(
  accountName,
  v.check((name) => !name.includes("@") || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(name), "email"),
  v.transform((name) => (name.includes("@") ? { email: name } : { username: name })),
);
