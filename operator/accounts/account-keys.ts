import { foldForSearch } from "../../src/lib/turkish.ts";

/**
 * What makes a username unique, and what it is looked up by: case does not matter, and neither does
 * which of `İ I ı i` or `ş s` a keyboard gave. Usernames have plain letters alone, so this loses nothing.
 */
export function usernameKey(username: string): string {
  return foldForSearch(username);
}

/** What makes an e-mail address unique. Addresses are codes: `I` is `i` here, in Turkish too. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** What makes an identity number unique, and what is kept of it: people write `C01 X0006-H` and `c01x0006h`. */
export function nationalIdKey(nationalId: string): string {
  return nationalId.replace(/[^a-z0-9]/gi, "").toUpperCase();
}
