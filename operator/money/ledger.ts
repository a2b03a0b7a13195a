import { type Kysely, sql } from "kysely";
import { toMinorUnits } from "../../src/lib/money.ts";
import type { Database } from "../database/schema.ts";
import type { LedgerAccountKind, LedgerCategory, PlayerAccountKind } from "../database/columns.ts";

/**
 * Posts a transaction to the ledger, completely or not at all, and returns its id. Also adds it to the history of the players
 * whose wallets it moves; without `history` it is internal. The database refuses entries whose sum is not 0, a wallet below 0
 * (`ledger_wallet_not_negative`), a second bet or win of a ticket (`ledger_ticket_once`), a second hold of a withdrawal
 * (`ledger_held_once`), and a second outcome of a request (`ledger_carried_out_once`).
 */
export async function post(db: Kysely<Database>, posting: Posting): Promise<string> {
  const { kind, at, entries, history } = posting;
  const { request } = history ?? {};
  const carriesOut = request && request.step !== "hold" ? request.id : null;
  const holdsFor = request?.step === "hold" ? request.id : null;
  const json = JSON.stringify(entries.map(({ accountId, amount }) => ({ account_id: accountId, amount })));
  const { rows } = await sql<{ id: string }>`with sent as (
      select * from jsonb_to_recordset(${json}::jsonb) as entry (account_id bigint, amount numeric)
    ), posted as (
      insert into ledger_transaction
        (kind, posted_at, category, sub_category, game, ticket_number, carries_out, holds_for)
      values (${kind}, ${at}, ${history?.category ?? null}, ${history?.subCategory ?? null}, ${history?.game ?? null},
        ${history?.ticketNumber ?? null}, ${carriesOut}, ${holdsFor})
      returning id
    ), entered as (
      insert into ledger_entry (transaction_id, account_id, amount) select posted.id, account_id, amount from posted, sent
    )${history ? sql`, ${inHistory(posting, history)}` : sql``}
    select id from posted`.execute(db);
  return rows[0]?.id ?? "";
}

/**
 * The parts of the statement that write the history. The balances of `ledger_account` change at the end of the statement. So the
 * wallets are locked, which also reads their latest balances, and the amounts are added here.
 */
function inHistory({ kind, at }: Posting, { category, subCategory, game, request }: PostingHistory) {
  const wallets = sql`wallet as materialized (
      select account.id, player_id, currency, balance + amount as after, amount
      from sent join ledger_account account on account.id = account_id
      where account.kind = 'wallet' order by account.id for no key update of account
    )`;
  if (!request) {
    return sql`${wallets}, recorded as (
      insert into player_transaction (player_id, created_at, category, sub_category, type, amount, balance_after, currency,
        status, game, ledger_transaction_id)
      select player_id, ${at}::timestamptz, ${category}::smallint, ${subCategory ?? null}::text, ${kind}::text, amount, after, currency,
        1002, ${game ?? null}::text, posted.id from posted, wallet
    )`;
  }
  // Paying out a withdrawal does not move the wallet: its balance after the hold stays.
  const after = sql`balance_after = coalesce((select after from wallet), balance_after)`;
  const steps = {
    hold: after,
    pay: sql`${after}, status = 1002, ledger_transaction_id = posted.id`,
    return: sql`balance_after = null, status = 1003`,
  };
  return sql`${wallets}, recorded as (
      update player_transaction set ${steps[request.step]} from posted where player_transaction.id = ${request.id}
    )`;
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

/**
 * The player's wallets, one per currency, each with the bonus money in that currency, undefined when there is none. Amounts are
 * decimal strings.
 */
export async function walletsOf(
  db: Kysely<Database>,
  playerId: string,
): Promise<{ id: string; balance: string; currency: string; bonus: string | undefined }[]> {
  const accounts = await db
    .selectFrom("ledger_account")
    .select(["id", "kind", "balance", "currency"])
    .where("player_id", "=", playerId)
    .where("kind", "in", ["wallet", "bonus"])
    .orderBy("id")
    .execute();
  const bonusIn = (currency: string) =>
    accounts.find(
      (account) => account.kind === "bonus" && account.currency === currency && toMinorUnits(account.balance) > 0n,
    );
  return accounts
    .filter(({ kind }) => kind === "wallet")
    .map(({ id, balance, currency }) => ({ id, balance, currency, bonus: bonusIn(currency)?.balance }));
}
