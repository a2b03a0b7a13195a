import { type Kysely, sql } from "kysely";
import type { Database } from "../../operator/database/schema.ts";

/** The laws that the ledger breaks, each as a sentence. */
export async function ledgerProblems(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<Record<string, string>>`select
    (select sum(amount) from ledger_entry) as "the sum over all entries",
    (select count(*) from (select from ledger_entry group by transaction_id having sum(amount) <> 0) as more)
      as "transactions whose sum is not 0",
    (select count(*) from ledger_account where kind = 'wallet' and balance < 0) as "wallets below 0",
    (select count(*) from (select from ledger_transaction where ticket_number is not null
      group by kind, ticket_number having count(*) > 1) as more) as "tickets with two bets or two wins",
    (select count(*) from ledger_account where player_id is not null and balance <> coalesce(
      (select sum(amount) from ledger_entry where account_id = ledger_account.id), 0))
      as "balances that are not the sum of their entries",
    (select count(*) from (select from ledger_transaction where carries_out is not null group by carries_out having count(*) > 1) as more)
      as "requests that were carried out twice",
    (select count(*) from (select from ledger_transaction where holds_for is not null group by holds_for having count(*) > 1) as more)
      as "requests that were held twice"`.execute(db);
  return Object.entries(rows[0] ?? {}).flatMap(([what, value]) => (Number(value) === 0 ? [] : [`${what}: ${value}`]));
}

/** The operator's requests whose form has one of these account numbers: the account by the id of the transaction. */
export async function requestsByAccount(
  db: Kysely<Database>,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("cash_request")
    .select(["transaction_id", sql<string>`filled_in ->> 'account'`.as("account")])
    .where(sql<string>`filled_in ->> 'account'`, "in", accounts)
    .execute();
  return new Map(rows.map((row) => [row.transaction_id, row.account]));
}

/** How a player stands: the money of the wallet and of bonuses, how many bonuses run, and how many were given up and ended. */
export async function standOf(db: Kysely<Database>, playerId: string) {
  const { rows } = await sql<{ wallet: string; bonus: string; running: number; ended: number; givenUp: number }>`select
    coalesce((select sum(balance) from ledger_account where player_id = ${playerId} and kind = 'wallet'), 0)::numeric(18, 2)::text as wallet,
    coalesce((select sum(balance) from ledger_account where player_id = ${playerId} and kind = 'bonus'), 0)::numeric(18, 2)::text as bonus,
    (select count(*) from bonus where player_id = ${playerId} and outcome is null)::int as running,
    (select count(*) from bonus where player_id = ${playerId} and outcome = 'expired')::int as ended,
    (select count(*) from ledger_transaction where kind = 'bonus-given-up')::int as "givenUp"`.execute(db);
  return rows[0] as (typeof rows)[number];
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
