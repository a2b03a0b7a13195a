import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import type { LedgerAccountKind, LedgerCategory, PlayerAccountKind } from "../database/columns.ts";

/**
 * Posts a transaction to the ledger, completely or not at all, and returns its id. The database refuses entries whose
 * sum is not 0, a wallet below 0 (`ledger_wallet_not_negative`), a second bet or win of a ticket (`ledger_ticket_once`), a
 * second hold of a withdrawal (`ledger_held_once`), and a second outcome of a request (`ledger_carried_out_once`). Inside
 * a transaction of the caller, the sum is checked at its commit.
 */
export function post(db: Kysely<Database>, posting: Posting): Promise<string> {
  const run = async (transaction: Kysely<Database>) => {
    const { rows } = await insertPosting(posting).execute(transaction);
    const id = rows[0]?.id ?? "";
    await recordPosting(transaction, id, posting);
    return id;
  };
  return db.isTransaction ? run(db) : db.transaction().execute(run);
}

/** One statement for the transaction and its entries. */
function insertPosting({ kind, at, entries, history }: Posting) {
  const { request } = history ?? {};
  const carriesOut = request && request.step !== "hold" ? request.id : null;
  const holdsFor = request?.step === "hold" ? request.id : null;
  const json = JSON.stringify(entries.map(({ accountId, amount }) => ({ account_id: accountId, amount })));
  // The entries lock their accounts in a fixed order, so that two postings cannot deadlock.
  return sql<{ id: string }>`with posted as (
      insert into ledger_transaction
        (kind, posted_at, category, sub_category, game, ticket_number, carries_out, holds_for)
      values (${kind}, ${at}, ${history?.category ?? null}, ${history?.subCategory ?? null}, ${history?.game ?? null},
        ${history?.ticketNumber ?? null}, ${carriesOut}, ${holdsFor})
      returning id
    ), entered as (
      insert into ledger_entry (transaction_id, account_id, amount)
      select posted.id, entry.account_id, entry.amount
      from posted, jsonb_to_recordset(${json}::jsonb) as entry (account_id bigint, amount numeric)
      order by entry.account_id
    )
    select id from posted`;
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
  const find = () =>
    db
      .selectFrom("ledger_account")
      .select("id")
      .where("player_id", "is not distinct from", playerId)
      .where("kind", "=", kind)
      .where("currency", "=", currency)
      .executeTakeFirst();
  const known = await find();
  if (known) return known.id;
  await db
    .insertInto("ledger_account")
    .values({ player_id: playerId, kind, currency })
    .onConflict((conflict) => conflict.columns(["player_id", "kind", "currency"]).doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error(`There is no account ${kind}`);
  return made.id;
}

/** A posting's row in the player's history, see `finance/list_transactions`. */
interface PostingHistory {
  readonly category: LedgerCategory;
  readonly subCategory?: string;
  readonly game?: string;
  /** The number of the round or coupon, which the ledger pays once. */
  readonly ticketNumber?: string;
  /** The existing row of a request that this posting belongs to. Without it, a new row is added. */
  readonly request?: {
    readonly id: string;
    /** `hold` takes a withdrawal's money aside. `pay` carries a request out; `return` cancels a withdrawal. */
    readonly step: "hold" | "pay" | "return";
  };
}

interface Posting {
  /** The type for the books: `opening`, `deposit`, `bet` … */
  readonly kind: string;
  readonly at: Date;
  readonly history?: PostingHistory;
  /** Signed decimal strings whose sum is 0. */
  readonly entries: readonly { readonly accountId: string; readonly amount: string }[];
}

/** The player's bonus money, a decimal string. Undefined when there is none. */
export async function bonusOf(db: Kysely<Database>, playerId: string, currency: string): Promise<string | undefined> {
  const account = await db
    .selectFrom("ledger_account")
    .select("balance")
    .where("player_id", "=", playerId)
    .where("kind", "=", "bonus")
    .where("currency", "=", currency)
    .where("balance", ">", "0")
    .executeTakeFirst();
  return account?.balance;
}

/** The player's wallets, one per currency. Amounts are decimal strings. */
export function walletsOf(
  db: Kysely<Database>,
  playerId: string,
): Promise<{ id: string; balance: string; currency: string }[]> {
  return db
    .selectFrom("ledger_account")
    .select(["id", "balance", "currency"])
    .where("player_id", "=", playerId)
    .where("kind", "=", "wallet")
    .orderBy("id")
    .execute();
}

/**
 * Adds a posting to the history of the players whose wallets it changed. Only `post` calls it, in its transaction.
 * Internal transactions leave no history.
 */
async function recordPosting(db: Kysely<Database>, postingId: string, { kind, at, history }: Posting): Promise<void> {
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
