import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Account } from "../accounts/find-player.ts";
import { matchingStep } from "./totp.ts";

/** Whether it is a code of the player's authenticator that was not used before; from now on it was. */
export async function acceptTotp(
  db: Kysely<Database>,
  { id, totp_secret }: Account,
  code: string,
  now: Date,
): Promise<boolean> {
  if (totp_secret === null) return false;
  const step = matchingStep(totp_secret, code, now);
  if (step === undefined) return false;
  // In one statement, so that of two calls with the same code one alone gets through.
  const { numUpdatedRows } = await db
    .updateTable("player")
    .set({ totp_last_step: step })
    .where("id", "=", id)
    .where("totp_secret", "=", totp_secret)
    .where((eb) => eb.or([eb("totp_last_step", "is", null), eb("totp_last_step", "<", step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Turns the authenticator on whose secret was generated last, against a code of it. */
export async function activateTotp(
  db: Kysely<Database>,
  { id, totp_draft }: Account,
  code: string,
  now: Date,
): Promise<boolean> {
  if (totp_draft === null) return false;
  // What may have been used up are an earlier secret's codes: this one's are others.
  const step = matchingStep(totp_draft, code, now);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable("player")
    .set({ two_factor: "ga", totp_secret: totp_draft, totp_draft: null, totp_last_step: step })
    .where("id", "=", id)
    .where("totp_draft", "=", totp_draft)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
