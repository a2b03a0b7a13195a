/** The rules of limits, without a database: when a change counts, and what a limit leaves. */
import type { LimitPeriod } from "../../src/contract/limit-items.ts";
import { compareMoney, subtractMoney } from "../../src/lib/money.ts";

/** The value of a limit: an amount or minutes, as a decimal string. Null is no limit. */
export type Value = string | null;

export interface Raise {
  readonly value: Value;
  /** From when it may be confirmed. */
  readonly effectiveAt: Date;
}

/** One limit: the value in force, and the raise that waits. */
export interface LimitState {
  readonly value: Value;
  readonly pending?: Raise | undefined;
}

const hourMs = 3_600_000;

/**
 * A player asks for a value. A lower one counts at once. A higher one, or none, waits `raiseAfterHours` and must then be
 * confirmed. Either takes the place of a raise that waits.
 */
export function askFor({ value: current }: LimitState, asked: Value, now: Date, raiseAfterHours: number): LimitState {
  if (compare(asked, current) <= 0) return { value: asked };
  return { value: current, pending: { value: asked, effectiveAt: new Date(now.getTime() + raiseAfterHours * hourMs) } };
}

/** Confirms the raise that waits. Undefined when there is none, or its time has not come. */
export function confirmRaise({ pending }: LimitState, now: Date): LimitState | undefined {
  return pending && now >= pending.effectiveAt ? { value: pending.value } : undefined;
}

/** Orders two limits. Null, no limit, is higher than any amount. */
function compare(left: Value, right: Value): -1 | 0 | 1 {
  if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1;
  return compareMoney(left, right);
}

/** What a limit has left in its current period. */
export interface Left {
  readonly period: LimitPeriod;
  /** A decimal string, negative when the limit was lowered below what is used. */
  readonly amount: string;
}

/**
 * What is left of the limits of one kind, the least first.
 *
 * @param used what is used up by period. Of losses it is negative while the player is winning.
 */
export function leftOf(
  limits: Partial<Record<LimitPeriod, Value>>,
  used: Readonly<Record<LimitPeriod, string>>,
): Left[] {
  const left: Left[] = [];
  for (const period of ["day", "week", "month"] as const) {
    const value = limits[period] ?? null;
    if (value !== null) left.push({ period, amount: subtractMoney(value, used[period]) });
  }
  return left.toSorted((a, b) => compareMoney(a.amount, b.amount));
}

/** The tightest limit that an amount would pass. Undefined when there is room for it. */
export function firstPassed(left: readonly Left[], amount: string): Left | undefined {
  return left.find((one) => compareMoney(amount, one.amount) > 0);
}

/** A signed-in player is told to log out at the limit, and may finish a round. After this much longer the session ends. */
const sessionGraceMs = 5 * 60_000;

/** Whether a session that began then has lasted as long as the limit allows. No new round begins from then on. */
export function isSessionOver(beganAt: Date, minutes: Value, now: Date): boolean {
  return minutes !== null && now.getTime() - beganAt.getTime() >= Number(minutes) * 60_000;
}

/** Whether a session is to be ended by the operator, because its player did not log out in time. */
export function isSessionCutOff(beganAt: Date, minutes: Value, now: Date): boolean {
  return isSessionOver(new Date(beganAt.getTime() + sessionGraceMs), minutes, now);
}

