import { type Kysely, sql } from "kysely";
import type { CashDirection } from "../../src/contract/cash-method.ts";
import type { Database } from "../database/schema.ts";

/** How long a method's transfers usually take until they are approved. */
export interface UsualTime {
  /** The median, in whole minutes, at least 1. */
  readonly minutes: number;
  /** Of how many transfers. */
  readonly of: number;
}

/** Of how many transfers the median is taken: the last ones. */
const lastTransfers = 100;

/** The usual times of these methods, by the method's id. A method by which nothing was approved yet has none. */
export async function usualTimes(
  db: Kysely<Database>,
  direction: CashDirection,
  methodIds: readonly string[],
): Promise<ReadonlyMap<string, UsualTime>> {
  const category = direction === 1 ? 2 : 3;
  const { rows } = await sql<{ id: string; minutes: number; of: number }>`
    select method.id, count(*)::int as of,
      greatest(1, round(percentile_cont(0.5) within group (order by extract(epoch from last.took)) / 60))::int as minutes
    from jsonb_array_elements_text(${JSON.stringify(methodIds)}::jsonb) as method (id)
    cross join lateral (
      select decided_at - created_at as took from player_transaction
      join cash_request on cash_request.transaction_id = player_transaction.id
      where category = ${category} and method_id = method.id and status = 1002
      order by player_transaction.id desc limit ${lastTransfers}
    ) as last
    group by method.id`.execute(db);
  return new Map(rows.map(({ id, ...usual }) => [id, usual]));
}
