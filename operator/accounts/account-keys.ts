import { foldForSearch } from "../../src/lib/turkish.ts";

/**
 * The form in which a username is unique and looked up. It ignores case, and treats `İ I ı i` and `ş s` as the same
 * letters. Usernames contain only plain letters, so no two distinct names collide.
 */
export function usernameKey(username: string): string {
  return foldForSearch(username);
}

/** The form in which an e-mail address is unique. `I` becomes `i` even in Turkish. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** The form in which an identity number is stored and unique: `C01 X0006-H` and `c01x0006h` are the same number. */
export function nationalIdKey(nationalId: string): string {
  return nationalId.replace(/[^a-z0-9]/gi, "").toUpperCase();
}
