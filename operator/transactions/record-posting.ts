import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Posting } from "../ledger/posting.ts";

/**
 * Adds a posting to the history of the players whose wallets it changed. Only `post` calls it, in its transaction.
 * Internal transactions leave no history.
 */
export async function recordPosting(
  db: Kysely<Database>,
  postingId: string,
  { kind, at, history }: Posting,
): Promise<void> {
  if (!history) return;
  const moved = db
    .selectFrom("ledger_entry as entry")
    .innerJoin("ledger_account as wallet", "wallet.id", "entry.account_id")
    .where("entry.transaction_id", "=", postingId)
    .where("wallet.kind", "=", "wallet");
  if (history.request) {
    const { id, step } = history.request;
    // Paying out a withdrawal does not move the wallet: its balance after the hold stays.
    const after = sql<string | null>`coalesce(${moved.select("wallet.balance")}, balance_after)`;
    const steps = {
      hold: { balance_after: after },
      pay: { balance_after: after, status: 1002, ledger_transaction_id: postingId },
      return: { balance_after: null, status: 1003 },
    } as const;
    await db.updateTable("player_transaction").set(steps[step]).where("id", "=", id).execute();
    return;
  }
  await db
    .insertInto("player_transaction")
    .columns([
      "player_id",
      "created_at",
      "category",
      "sub_category",
      "type",
      "amount",
      "balance_after",
      "currency",
      "status",
      "game",
      "ledger_transaction_id",
    ])
    .expression(
      moved.select([
        sql<string>`wallet.player_id`.as("player_id"),
        sql<Date>`${at}::timestamptz`.as("created_at"),
        sql`${history.category}::smallint`.as("category"),
        sql`${history.subCategory ?? null}::text`.as("sub_category"),
        sql`${kind}::text`.as("type"),
        "entry.amount",
        "wallet.balance as balance_after",
        "wallet.currency",
        sql`1002::smallint`.as("status"),
        sql`${history.game ?? null}::text`.as("game"),
        "entry.transaction_id as ledger_transaction_id",
      ]),
    )
    .execute();
}
