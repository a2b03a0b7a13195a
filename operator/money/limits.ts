import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { LimitKind, LimitPeriod } from "../../src/contract/limit-items.ts";
import { subtractMoney } from "../../src/lib/money.ts";
import { operatorTimeZone } from "../lib/calendar.ts";
import type { Database } from "../database/schema.ts";
import { isExcludedAnywhere } from "../identity/exclusion.ts";
import { gameResult } from "./transaction-kinds.ts";
import type { Value } from "../lib/limit-rules.ts";

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
  return byKind(await limitRows(db, playerId).execute());
}

/** The player's limits that are in force now, and whether the player is excluded (`isExcludedAnywhere`). */
export async function limitsAndExclusion(
  db: Kysely<Database>,
  playerId: string,
  now: Date,
): Promise<{ readonly limits: LimitsInForce; readonly isExcluded: boolean }> {
  const { rows, isExcluded } = await db
    .selectNoFrom([
      jsonArrayFrom(limitRows(db, playerId)).as("rows"),
      isExcludedAnywhere(playerId, now).as("isExcluded"),
    ])
    .executeTakeFirstOrThrow();
  return { limits: byKind(rows), isExcluded };
}

function limitRows(db: Kysely<Database>, playerId: string) {
  return (
    db
      .selectFrom("player_limit")
      // As text, because numbers of JSON lose their decimals.
      .select(["kind", "period", sql<string>`value::text`.as("value")])
      .where("player_id", "=", playerId)
  );
}

function byKind(
  rows: readonly { readonly kind: LimitKind; readonly period: LimitPeriod | null; readonly value: string }[],
): LimitsInForce {
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

const dayMs = 86_400_000;

/** A day, a week from Monday or a month, in a time zone with or without summer time. */
interface CalendarPeriod {
  readonly start: Date;
  /** The start of the next period. */
  readonly end: Date;
}

/** The period of that kind in which `moment` lies. */
export function periodOf(period: LimitPeriod, moment: Date, timeZone = operatorTimeZone): CalendarPeriod {
  const { year, month, day } = localTime(moment, timeZone);
  if (period === "month") return between([year, month, 1], [year, month + 1, 1], timeZone);
  if (period === "day") return between([year, month, day], [year, month, day + 1], timeZone);
  const sinceMonday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return between([year, month, day - sinceMonday], [year, month, day - sinceMonday + 7], timeZone);
}

/** The same local time `months` calendar months later. In a shorter month, the 31st becomes the last day. */
export function addMonths(moment: Date, months: number, timeZone = operatorTimeZone): Date {
  const { year, month, day } = localTime(moment, timeZone);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const midnight = periodOf("day", moment, timeZone).start;
  const target = startOfLocalDay([year, month + months, Math.min(day, lastDay)], timeZone);
  return new Date(target.getTime() + (moment.getTime() - midnight.getTime()));
}

/** A year, month (from 1) and day. They may be out of range, such as the 32nd, as with `Date.UTC`. */
type LocalDate = readonly [year: number, month: number, day: number];

function between(from: LocalDate, to: LocalDate, timeZone: string): CalendarPeriod {
  return { start: startOfLocalDay(from, timeZone), end: startOfLocalDay(to, timeZone) };
}

/** The first moment of a local day: midnight, or later where summer time begins at midnight. */
function startOfLocalDay([year, month, day]: LocalDate, timeZone: string): Date {
  const asUtc = Date.UTC(year, month - 1, day);
  const offsetBefore = offsetMs(new Date(asUtc - dayMs), timeZone);
  const offsetAfter = offsetMs(new Date(asUtc + dayMs), timeZone);
  if (offsetBefore === offsetAfter) return new Date(asUtc - offsetBefore);

  // The clock changes around this day. The offset is the one that gives a moment of this day first.
  const candidates = [asUtc - offsetBefore, asUtc - offsetAfter].toSorted((a, b) => a - b);
  const wanted = new Date(asUtc).toISOString().slice(0, 10);
  const isOfDay = (at: number) => new Date(at + offsetMs(new Date(at), timeZone)).toISOString().startsWith(wanted);
  return new Date(candidates.find(isOfDay) ?? Number.NaN);
}

function offsetMs(moment: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = localTime(moment, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment.getTime() / 1_000) * 1_000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function localTime(moment: Date, timeZone: string) {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return { year, month, day, hour, minute, second };
}
