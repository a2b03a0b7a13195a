import type { Kysely } from "kysely";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import { lockPlayer } from "../identity/accounts.ts";
import type { Exclusion } from "../identity/exclusion.ts";
import { revokeSessions } from "../identity/revoke.ts";
import { texts } from "../texts/texts.ts";
import { decideRequest } from "./decide-request.ts";

/**
 * Closes the account to its player at once: ends every session, and cancels the deposits that are not decided yet.
 * Withdrawals go on.
 */
export function exclude(db: Kysely<Database>, playerId: string, { kind, until }: Exclusion, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockPlayer(transaction, playerId);
    await transaction
      .insertInto("exclusion")
      .values({ player_id: playerId, kind, began_at: now, ends_at: until })
      .execute();
    await transaction
      .insertInto("limit_event")
      .values({ player_id: playerId, at: now, action: "excluded", kind, effective_at: until })
      .execute();
    await revokeSessions(transaction, playerId, now);
    await cancelDeposits(transaction, playerId, now);
  });
}

async function cancelDeposits(db: Kysely<Database>, playerId: string, now: Date): Promise<void> {
  const { language } = await db
    .selectFrom("player")
    .select("language")
    .where("id", "=", playerId)
    .executeTakeFirstOrThrow();
  const open = await db
    .selectFrom("player_transaction")
    .select("id")
    .where("player_id", "=", playerId)
    .where("category", "=", 2)
    .where("status", "=", 1001)
    .orderBy("id")
    .execute();
  for (const { id } of open)
    await decideRequest(db, id, { verdict: "cancel", note: texts.limits.depositCancelled[language] }, now);
}
