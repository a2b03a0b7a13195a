import { type Kysely, sql } from "kysely";
import type { LimitKind, LimitPeriod } from "../../src/contract/limit-items.ts";
import type { Database } from "../database/schema.ts";
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
 * were asked for, unless they were cancelled. A loss is the stakes minus the wins, negative while the player is
 * winning; an open bet counts as lost until it is settled.
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
  const sum = (kind: MoneyKind, period: LimitPeriod) => {
    const amount = kind === "deposit" ? sql`sum(amount)` : sql`-sum(amount)`;
    const category = kind === "deposit" ? 2 : 1;
    return sql<string>`coalesce(${amount} filter (where category = ${category} and created_at >= ${start[period]}), 0)::numeric(18, 2)::text`;
  };
  const { day, week, month, lost_day, lost_week, lost_month } = await db
    .selectFrom("player_transaction")
    .select([sum("deposit", "day").as("day"), sum("deposit", "week").as("week"), sum("deposit", "month").as("month")])
    .select([
      sum("loss", "day").as("lost_day"),
      sum("loss", "week").as("lost_week"),
      sum("loss", "month").as("lost_month"),
    ])
    .where("player_id", "=", playerId)
    .where("created_at", ">=", start.week < start.month ? start.week : start.month)
    .where("category", "in", [1, 2])
    .where("status", "<>", 1003)
    .executeTakeFirstOrThrow();
  return { deposit: { day, week, month }, loss: { day: lost_day, week: lost_week, month: lost_month } };
}
