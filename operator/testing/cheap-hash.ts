import { hashPassword } from "../accounts/password-hash.ts";

/** A cheap hash for tests. A hash contains its cost, so each log-in saves the usual quarter of a second. */
export function cheapHash(password: string): Promise<string> {
  return hashPassword(password, { logN: 4, r: 8, p: 1 });
}
