import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { decryptSecret, encryptSecret } from "../database/secrets.ts";

/** Whose authenticator it is, such as `player 70001`. */
export type AuthenticatorOwner = `player ${string}` | `staff ${string}`;

/** The value of `totp_secret` or `totp_draft` for a secret in Base32. */
export function storedAuthenticator(db: Kysely<Database>, owner: AuthenticatorOwner, secret: string): string {
  return encryptSecret(db, secret, purposeOf(owner));
}

/** The secret in Base32 of the owner's `totp_secret` or `totp_draft`. */
export function readAuthenticator(db: Kysely<Database>, owner: AuthenticatorOwner, stored: string): string {
  return decryptSecret(db, stored, purposeOf(owner));
}

/** The same for both columns, so that a draft becomes the secret as it is. */
function purposeOf(owner: AuthenticatorOwner): string {
  return `authenticator of ${owner}`;
}
