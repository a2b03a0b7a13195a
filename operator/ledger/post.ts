import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import type { LedgerAccountKind, LedgerCategory } from "../database/schema/ledger.ts";
import { recordPosting } from "../transactions/record-posting.ts";

/** What the player's history will say of a posting (finance/list_transactions, contract §2). */
export interface PostingHistory {
  readonly category: LedgerCategory;
  readonly subCategory?: string;
  readonly game?: string;
  readonly ticketNumber?: string;
  /** The transaction that stands there since it was asked for, and is carried out by this; else a new one. */
  readonly carriesOut?: string;
}

export interface Posting {
  /** What happened, for the books: `opening`, `deposit`, `bet` … */
  readonly kind: string;
  readonly at: Date;
  readonly history?: PostingHistory;
  /** Signed decimal strings that add up to 0. */
  readonly entries: readonly { readonly accountId: string; readonly amount: string }[];
}

/**
 * Posts a transaction to the ledger, all of it or nothing, and answers its id. The database refuses one
 * that does not add up to 0, that takes a wallet below 0 (constraint `ledger_wallet_not_negative`), or that does a
 * second time what is done once: a ticket's bet or win (`ledger_ticket_once`), or a request (`ledger_carried_out_once`).
 * Inside a transaction of the caller's the sum is only checked when that one commits.
 */
export function post(db: Kysely<Database>, posting: Posting): Promise<string> {
  const run = async (transaction: Kysely<Database>) => {
    const { id } = await transaction
      .insertInto("ledger_transaction")
      .values({ kind: posting.kind, posted_at: posting.at, ...historyOf(posting) })
      .returning("id")
      .executeTakeFirstOrThrow();
    // One after the other in the order of their accounts, so that no two postings lock each other out.
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
    carries_out: history?.carriesOut ?? null,
  };
}

/** The purse of the house of that kind, made when it is first asked for. */
export async function houseAccount(
  db: Kysely<Database>,
  kind: Exclude<LedgerAccountKind, "wallet">,
  currency: string,
): Promise<string> {
  await db
    .insertInto("ledger_account")
    .values({ player_id: null, kind, currency })
    .onConflict((conflict) => conflict.columns(["player_id", "kind", "currency"]).doNothing())
    .execute();
  const { id } = await db
    .selectFrom("ledger_account")
    .select("id")
    .where("player_id", "is", null)
    .where("kind", "=", kind)
    .where("currency", "=", currency)
    .executeTakeFirstOrThrow();
  return id;
}
