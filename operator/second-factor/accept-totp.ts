import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Account } from "../accounts/find-player.ts";
import { readAuthenticator } from "./authenticator-secret.ts";
import { lastStepAt, matchingStep } from "./totp.ts";

/** Whether this is an unused code of the player's authenticator. Marks it as used. */
export async function acceptTotp(
  db: Kysely<Database>,
  { id, totp_secret }: Account,
  code: string,
  now: Date,
): Promise<boolean> {
  if (totp_secret === null) return false;
  const step = matchingStep(readAuthenticator(db, `player ${id}`, totp_secret), code, now);
  if (step === undefined) return false;
  // One statement, so that of two calls with the same code only one succeeds.
  const { numUpdatedRows } = await db
    .updateTable("player")
    .set({ totp_last_step: step })
    .where("id", "=", id)
    .where("totp_secret", "=", totp_secret)
    .where(isUnused(step, now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Whether a code's time step is later than the last one that was used. A last step in the future does not count: the operator's
 * clock was wrong when it was stored, and every right code would be refused until then.
 */
export function isUnused(step: number, now: Date) {
  return sql<boolean>`(totp_last_step is null or totp_last_step < ${step} or totp_last_step > ${lastStepAt(now)})`;
}

/** Turns on the authenticator with the most recently generated secret. Requires a code from it. */
export async function activateTotp(
  db: Kysely<Database>,
  { id, totp_draft }: Account,
  code: string,
  now: Date,
): Promise<boolean> {
  if (totp_draft === null) return false;
  // Codes used with an earlier secret do not matter for this one.
  const step = matchingStep(readAuthenticator(db, `player ${id}`, totp_draft), code, now);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable("player")
    .set({ two_factor: "ga", totp_secret: totp_draft, totp_draft: null, totp_last_step: step })
    .where("id", "=", id)
    .where("totp_draft", "=", totp_draft)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
