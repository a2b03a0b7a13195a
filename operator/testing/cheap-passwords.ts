import { setPasswordCost } from "../identity/password-hash.ts";

/** Makes the password hashes of this process cheap. A test run logs in hundreds of times. */
export function cheapPasswords(): void {
  setPasswordCost({ logN: 4, r: 8, p: 1 });
}
