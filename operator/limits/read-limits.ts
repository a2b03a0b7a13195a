import { type Kysely, sql } from "kysely";
import type { LimitKind, LimitPeriod } from "../../src/contract/limit-items.ts";
import { subtractMoney } from "../../src/lib/money.ts";
import type { Database } from "../database/schema.ts";
import { gameResult } from "../transactions/game-result.ts";
import { periodOf } from "./periods.ts";
import type { Value } from "./rules.ts";

export type MoneyKind = Extract<LimitKind, "deposit" | "loss">;
export type ByPeriod<T> = Readonly<Record<LimitPeriod, T>>;

export interface LimitsInForce {
  readonly deposit: ByPeriod<Value>;
  readonly loss: ByPeriod<Value>;
  /** Minutes. */
  readonly session: Value;
  readonly realityCheck: Value;
}

/** The player's limits that are in force now. */
export async function limitsInForce(db: Kysely<Database>, playerId: string): Promise<LimitsInForce> {
  const rows = await db
    .selectFrom("player_limit")
    .select(["kind", "period", "value"])
    .where("player_id", "=", playerId)
    .execute();
  const valueOf = (kind: LimitKind, period: LimitPeriod | null = null) =>
    rows.find((row) => row.kind === kind && row.period === period)?.value ?? null;
  const byPeriod = (kind: MoneyKind) => ({
    day: valueOf(kind, "day"),
    week: valueOf(kind, "week"),
    month: valueOf(kind, "month"),
  });
  return {
    deposit: byPeriod("deposit"),
    loss: byPeriod("loss"),
    session: valueOf("session"),
    realityCheck: valueOf("realityCheck"),
  };
}

/**
 * What the player has used up in the current day, week and month, as decimal strings. Deposits count from when they
 * were asked for, unless they were cancelled. A loss is the game result with the other sign (`gameResult`), negative while
 * the player is winning.
 */
export async function usedUp(
  db: Kysely<Database>,
  playerId: string,
  now: Date,
): Promise<Record<MoneyKind, ByPeriod<string>>> {
  const start = {
    day: periodOf("day", now).start,
    week: periodOf("week", now).start,
    month: periodOf("month", now).start,
  };
  const deposited = (period: LimitPeriod) =>
    sql<string>`coalesce(sum(amount) filter (where category = 2 and created_at >= ${start[period]}), 0)::numeric(18, 2)::text`;
  const resultOf = (period: LimitPeriod) => gameResult(sql`created_at >= ${start[period]}`);
  const { day, week, month, result_day, result_week, result_month } = await db
    .selectFrom("player_transaction")
    .select([deposited("day").as("day"), deposited("week").as("week"), deposited("month").as("month")])
    .select([
      resultOf("day").as("result_day"),
      resultOf("week").as("result_week"),
      resultOf("month").as("result_month"),
    ])
    .where("player_id", "=", playerId)
    .where("created_at", ">=", start.week < start.month ? start.week : start.month)
    .where("category", "in", [1, 2])
    .where("status", "<>", 1003)
    .executeTakeFirstOrThrow();
  const lost = (result: string) => subtractMoney("0.00", result);
  return {
    deposit: { day, week, month },
    loss: { day: lost(result_day), week: lost(result_week), month: lost(result_month) },
  };
}
