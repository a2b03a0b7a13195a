import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import type { LedgerAccountKind, PlayerAccountKind } from "../database/schema/ledger.ts";
import { recordPosting } from "../transactions/record-posting.ts";
import type { Posting } from "./posting.ts";

/**
 * Posts a transaction to the ledger, completely or not at all, and returns its id. The database refuses entries whose
 * sum is not 0, a wallet below 0 (`ledger_wallet_not_negative`), a second bet or win of a ticket
 * (`ledger_ticket_once`), a second hold of a withdrawal (`ledger_held_once`), and a second outcome of a request
 * (`ledger_carried_out_once`). Inside a transaction of the
 * caller, the sum is checked at its commit.
 */
export function post(db: Kysely<Database>, posting: Posting): Promise<string> {
  const run = async (transaction: Kysely<Database>) => {
    const { id } = await transaction
      .insertInto("ledger_transaction")
      .values({ kind: posting.kind, posted_at: posting.at, ...historyOf(posting) })
      .returning("id")
      .executeTakeFirstOrThrow();
    // Lock the accounts in a fixed order, so that two postings cannot deadlock.
    const inOrder = posting.entries.toSorted((a, b) => Number(BigInt(a.accountId) - BigInt(b.accountId)));
    for (const { accountId, amount } of inOrder) {
      await transaction
        .insertInto("ledger_entry")
        .values({ transaction_id: id, account_id: accountId, amount })
        .execute();
    }
    await recordPosting(transaction, id, posting);
    return id;
  };
  return db.isTransaction ? run(db) : db.transaction().execute(run);
}

function historyOf({ history }: Posting) {
  return {
    category: history?.category ?? null,
    sub_category: history?.subCategory ?? null,
    game: history?.game ?? null,
    ticket_number: history?.ticketNumber ?? null,
    carries_out: history?.request && history.request.step !== "hold" ? history.request.id : null,
    holds_for: history?.request?.step === "hold" ? history.request.id : null,
  };
}

/** The entries that move a positive amount from one account to another. */
export function transfer(from: string, to: string, amount: string): Posting["entries"] {
  return [
    { accountId: from, amount: `-${amount}` },
    { accountId: to, amount },
  ];
}

/** The house's account of that kind, created on first use. */
export function houseAccount(
  db: Kysely<Database>,
  kind: Exclude<LedgerAccountKind, PlayerAccountKind>,
  currency: string,
): Promise<string> {
  return accountOf(db, null, kind, currency);
}

/** The player's account of that kind, created on first use. */
export function playerAccount(
  db: Kysely<Database>,
  playerId: string,
  kind: PlayerAccountKind,
  currency: string,
): Promise<string> {
  return accountOf(db, playerId, kind, currency);
}

async function accountOf(db: Kysely<Database>, playerId: string | null, kind: LedgerAccountKind, currency: string) {
  await db
    .insertInto("ledger_account")
    .values({ player_id: playerId, kind, currency })
    .onConflict((conflict) => conflict.columns(["player_id", "kind", "currency"]).doNothing())
    .execute();
  const { id } = await db
    .selectFrom("ledger_account")
    .select("id")
    .where("player_id", "is not distinct from", playerId)
    .where("kind", "=", kind)
    .where("currency", "=", currency)
    .executeTakeFirstOrThrow();
  return id;
}
