import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { decryptSecret, encryptSecret } from "../database/secrets.ts";

/** The value of `totp_secret` or `totp_draft` for a secret in Base32. */
export function storedAuthenticator(db: Kysely<Database>, playerId: string, secret: string): string {
  return encryptSecret(db, secret, purposeOf(playerId));
}

/** The secret in Base32 of a player's `totp_secret` or `totp_draft`. */
export function readAuthenticator(db: Kysely<Database>, playerId: string, stored: string): string {
  return decryptSecret(db, stored, purposeOf(playerId));
}

/** The same for both columns, so that a draft becomes the secret as it is. */
function purposeOf(playerId: string): string {
  return `authenticator of player ${playerId}`;
}
