import { hashPassword } from "../accounts/password-hash.ts";

/** A hash carries its cost: a cheap one saves each log-in of a test the quarter of a second that it is to take. */
export function cheapHash(password: string): Promise<string> {
  return hashPassword(password, { logN: 4, r: 8, p: 1 });
}
