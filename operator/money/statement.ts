import { type Kysely, sql } from "kysely";
import type { Statement } from "../../src/contract/finance-history.ts";
import { addMoney } from "../../src/lib/money.ts";
import { operatorOffset } from "../../src/lib/period.ts";
import { addDays, startOfDate } from "../lib/calendar.ts";
import type { Database } from "../database/schema.ts";
import { gameResult } from "./transaction-kinds.ts";
import { sifted, type Sifting } from "./transactions.ts";

export interface StatementAsked extends Sifting {
  /** A local day of the operator, which is included, a moment, or empty for no limit. */
  readonly startDate: string;
  readonly endDate: string;
}

const isDay = (date: string) => date.length === 10;

/**
 * The sums of a player's approved transactions that pass the filters: in total, and of each local day that has any. A
 * withdrawal counts once it is paid out, on the day on which it was requested.
 */
export async function statementOf(
  db: Kysely<Database>,
  playerId: string,
  { startDate, endDate, ...filters }: StatementAsked,
): Promise<Statement> {
  const sum = (category: number, sign: "" | "-", more = sql`true`) =>
    sql<string>`coalesce(${sql.raw(sign)}sum(amount) filter (where category = ${category} and ${more}), 0)::numeric(18, 2)::text`;
  let query = sifted(db, playerId, filters).where("status", "=", 1002);
  if (startDate)
    query = query.where("created_at", ">=", isDay(startDate) ? startOfDate(startDate) : new Date(startDate));
  if (endDate) {
    query = isDay(endDate)
      ? query.where("created_at", "<", addDays(startOfDate(endDate), 1))
      : query.where("created_at", "<=", new Date(endDate));
  }
  const days = await query
    .select([
      sql<string>`to_char(created_at at time zone cast(${operatorOffset} as interval), 'YYYY-MM-DD')`.as("date"),
      sum(2, "").as("deposits"),
      sum(3, "-").as("withdrawals"),
      sum(1, "-", sql`amount < 0`).as("bets"),
      sum(1, "", sql`amount > 0`).as("wins"),
      sum(4, "").as("bonuses"),
      gameResult().as("net"),
    ])
    .groupBy("date")
    .orderBy("date")
    .execute();
  const total = (name: Exclude<keyof (typeof days)[number], "date">) =>
    days.reduce((amount, day) => addMoney(amount, day[name]), "0.00");
  return {
    deposits: total("deposits"),
    withdrawals: total("withdrawals"),
    bets: total("bets"),
    wins: total("wins"),
    bonuses: total("bonuses"),
    net: total("net"),
    days: days.map(({ date, deposits, withdrawals, net }) => ({ date, deposits, withdrawals, net })),
  };
}
