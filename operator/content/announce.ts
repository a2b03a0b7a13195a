import { type Kysely, sql } from "kysely";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import { isExcluded } from "../identity/exclusion.ts";
import { type PushText, queue, tournamentText } from "../messages/notify.ts";

/**
 * Queues a message to the browsers of all players who want its kind, but for those with a time-out or self-exclusion.
 * Messages about their own money reach them nevertheless.
 */
export function notifyEverybody(db: Kysely<Database>, text: PushText, now: Date): Promise<void> {
  return queue(db, text, sql<boolean>`not ${isExcluded("push_subscription.player_id", now)}`, now);
}

/**
 * Tells the players who asked for promotions that a tournament has begun, once for each. A tournament that ended before
 * it could be announced is not announced any more.
 */
export async function announceTournaments(db: Kysely<Database>, now: Date): Promise<void> {
  const begun = await db
    .selectFrom("tournament")
    .select(["id", "title"])
    .where("starts_at", "<=", now)
    .where("ends_at", ">", now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom("announced_tournament").select("tournament_id").whereRef("tournament_id", "=", "tournament.id"),
        ),
      ),
    )
    .orderBy("id")
    .execute();
  for (const { id, title } of begun) {
    await inTransaction(db, async (transaction) => {
      const [marked] = await transaction
        .insertInto("announced_tournament")
        .values({ tournament_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .returning("tournament_id")
        .execute();
      // If no row was inserted, another process has announced the tournament.
      if (marked) await notifyEverybody(transaction, tournamentText(id, title), now);
    });
  }
}
