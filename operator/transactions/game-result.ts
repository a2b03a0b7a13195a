import { type RawBuilder, sql } from "kysely";

/**
 * The result of games: wins minus bets, where a refunded bet is returned and one that is not settled yet counts as lost. It
 * sums the rows of `player_transaction` that the query finds and that also meet the condition. Every net figure that the
 * operator answers is made by this expression.
 */
export function gameResult(also: RawBuilder<boolean> = sql<boolean>`true`): RawBuilder<string> {
  return sql<string>`coalesce(sum(amount) filter (where category = 1 and ${also}), 0)::numeric(18, 2)::text`;
}
