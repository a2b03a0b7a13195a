import type { Kysely } from "kysely";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";

/**
 * Deletes accounts that were not confirmed before their link expired. Otherwise anyone could block a name by
 * registering with it.
 */
export async function forgetUnconfirmed(db: Kysely<Database>, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const lapsed = transaction
      .selectFrom("player")
      .select("player.id")
      .where("status", "=", "unconfirmed")
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("account_token")
              .select("account_token.hash")
              .whereRef("player_id", "=", "player.id")
              .where("expires_at", ">", now),
          ),
        ),
      );
    const ids = (await lapsed.forUpdate("player").execute()).map(({ id }) => id);
    if (ids.length === 0) return;
    await transaction.deleteFrom("ledger_account").where("player_id", "in", ids).execute();
    await transaction.deleteFrom("player").where("id", "in", ids).execute();
  });
}
