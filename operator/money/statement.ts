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

/** The moment, or the beginning of the day that is `days` after the one that is named. Undefined for an empty text. */
function momentOf(date: string, days: number): Date | undefined {
  if (date === "") return undefined;
  return isDay(date) ? addDays(startOfDate(date), days) : new Date(date);
}

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
  const from = momentOf(startDate, 0);
  const to = momentOf(endDate, 1);
  let query = sifted(db, playerId, filters).where("status", "=", 1002);
  if (from) query = query.where("created_at", ">=", from);
  if (to) query = query.where("created_at", isDay(endDate) ? "<" : "<=", to);
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
  const isFiltered = Object.values(filters).some((filter) => filter);
  return {
    deposits: total("deposits"),
    withdrawals: total("withdrawals"),
    bets: total("bets"),
    wins: total("wins"),
    bonuses: total("bonuses"),
    net: total("net"),
    ...(!isFiltered && { minutes: await minutesSignedIn(db, playerId, from, to) }),
    days: days.map(({ date, deposits, withdrawals, net }) => ({ date, deposits, withdrawals, net })),
  };
}

/**
 * For how long the player was signed in between two moments, in whole minutes. The time of two sessions at once counts once.
 * Sessions are deleted 90 days after their end, so nothing is known of earlier ones.
 */
async function minutesSignedIn(db: Kysely<Database>, playerId: string, from?: Date, to?: Date): Promise<number> {
  const stay = sql`tstzrange(
    greatest(created_at, ${from ?? null}::timestamptz), least(last_seen_at, ${to ?? null}::timestamptz), '[]')`;
  let sessions = db
    .selectFrom("session")
    .select(sql`unnest(range_agg(${stay}))`.as("stay"))
    .where("player_id", "=", playerId)
    .where("awaits", "is", null);
  if (from) sessions = sessions.where("last_seen_at", ">=", from);
  if (to) sessions = sessions.where("created_at", "<", to);
  const { minutes } = await db
    .selectFrom(sessions.as("sessions"))
    .select(sql<number>`coalesce(floor(sum(extract(epoch from upper(stay) - lower(stay))) / 60), 0)::int`.as("minutes"))
    .executeTakeFirstOrThrow();
  return minutes;
}
