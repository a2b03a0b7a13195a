import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { hashSecret, newSecret } from "../secret.ts";

/** How long a challenge can be answered, in milliseconds. */
export const challengeLifetimeMs = 5 * 60_000;

/** Creates a challenge for a player who adds a passkey, or for a log-in. There `playerId` is null: nobody is known yet. */
export async function newChallenge(db: Kysely<Database>, playerId: string | null, now: Date): Promise<string> {
  const challenge = newSecret();
  await db.deleteFrom("passkey_challenge").where("expires_at", "<=", now).execute();
  await db
    .insertInto("passkey_challenge")
    .values({
      hash: hashSecret(challenge),
      player_id: playerId,
      expires_at: new Date(now.getTime() + challengeLifetimeMs),
    })
    .execute();
  return challenge;
}

/**
 * Deletes the challenge. Returns whether it was waiting for this purpose and had not expired. Even a wrong answer uses it
 * up.
 */
export async function spendChallenge(
  db: Kysely<Database>,
  challenge: string,
  playerId: string | null,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkey_challenge")
    .where("hash", "=", hashSecret(challenge))
    .where("player_id", playerId === null ? "is" : "=", playerId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The challenge that a credential claims to answer; undefined if it is not legible. */
export function claimedChallenge(clientDataJSON: unknown): string | undefined {
  if (typeof clientDataJSON !== "string") return undefined;
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8")) as {
      challenge?: unknown;
    };
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    return undefined;
  }
}
