import type { Kysely } from "kysely";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import type { SecurityChange, SecurityEventTable } from "../database/schema/accounts.ts";
import { securityMail } from "../outbox/mails.ts";
import { sendMail } from "../outbox/send.ts";

/** Applies a change to an account's security and records it. Does neither if `change` resolves with false. */
export function changeAndRecord(
  { db, now, brand }: { db: Kysely<Database>; now: Date; brand: string },
  playerId: string,
  kind: SecurityChange,
  change: (db: Kysely<Database>) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const changed = await change(transaction);
    if (changed) await recordSecurityChange(transaction, playerId, kind, { now, brand });
    return changed;
  });
}

/**
 * Records a change of what protects an account, and mails the player. Call it in the transaction of the change, so
 * that neither happens without the other.
 */
export async function recordSecurityChange(
  db: Kysely<Database>,
  playerId: string,
  kind: SecurityChange,
  { now, brand, madeBy = "player" }: { now: Date; brand: string; madeBy?: SecurityEventTable["made_by"] },
): Promise<void> {
  await db.insertInto("security_event").values({ player_id: playerId, kind, made_by: madeBy, at: now }).execute();
  await sendMail(db, playerId, securityMail(brand, kind), now);
}

/** Removes a player's passkeys. If there were any, the removal is recorded and the player is mailed. */
export async function removeAllPasskeys(
  db: Kysely<Database>,
  playerId: string,
  { now, brand }: { now: Date; brand: string },
): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom("passkey").where("player_id", "=", playerId).executeTakeFirst();
  if (numDeletedRows > 0n) await recordSecurityChange(db, playerId, "passkeys-removed", { now, brand });
}
