/** The rules of limits, without a database: when a change takes effect, and how much of a limit is left. */
import type { LimitPeriod } from "../../src/contract/limit-items.ts";
import { compareMoney, subtractMoney } from "../../src/lib/money.ts";

/** The value of a limit: an amount or minutes, as a decimal string. Null is no limit. */
export type Value = string | null;

export interface Raise {
  readonly value: Value;
  /** The earliest time at which it may be confirmed. */
  readonly effectiveAt: Date;
}

/** One limit: the value in force, and the pending raise. */
export interface LimitState {
  readonly value: Value;
  readonly pending?: Raise | undefined;
}

const hourMs = 3_600_000;

/**
 * Applies a player's request for a value. A lower value takes effect at once. A higher one, or none, waits
 * `raiseAfterHours` and must then be confirmed. Both replace a pending raise.
 */
export function askFor({ value: current }: LimitState, asked: Value, now: Date, raiseAfterHours: number): LimitState {
  if (compare(asked, current) <= 0) return { value: asked };
  return { value: current, pending: { value: asked, effectiveAt: new Date(now.getTime() + raiseAfterHours * hourMs) } };
}

/** Confirms the pending raise. Undefined if there is none, or if it is too early. */
export function confirmRaise({ pending }: LimitState, now: Date): LimitState | undefined {
  return pending && now >= pending.effectiveAt ? { value: pending.value } : undefined;
}

/** Having no limit counts as the highest value. */
function compare(left: Value, right: Value): -1 | 0 | 1 {
  if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1;
  return compareMoney(left, right);
}

/** What a limit has left in its current period. */
export interface Left {
  readonly period: LimitPeriod;
  /** The limit itself. */
  readonly limit: string;
  /** A decimal string, negative when the limit was lowered below what is used. */
  readonly amount: string;
}

/**
 * What is left of the limits of one kind, the least first.
 *
 * @param used how much is used up, by period. Losses are negative while the player is winning.
 */
export function leftOf(
  limits: Partial<Record<LimitPeriod, Value>>,
  used: Readonly<Record<LimitPeriod, string>>,
): Left[] {
  const left: Left[] = [];
  for (const period of ["day", "week", "month"] as const) {
    const value = limits[period] ?? null;
    if (value !== null) left.push({ period, limit: value, amount: subtractMoney(value, used[period]) });
  }
  return left.toSorted((a, b) => compareMoney(a.amount, b.amount));
}

/** The tightest limit that an amount would pass. Undefined when there is room for it. */
export function firstPassed(left: readonly Left[], amount: string): Left | undefined {
  return left.find((one) => compareMoney(amount, one.amount) > 0);
}

/**
 * At the limit, the page logs the player out after the current round. After this time the operator ends the session.
 */
const sessionGraceMs = 5 * 60_000;

/** Whether a session has lasted as long as the limit allows. From then on, no new round may begin. */
export function isSessionOver(beganAt: Date, minutes: Value, now: Date): boolean {
  return minutes !== null && now.getTime() - beganAt.getTime() >= Number(minutes) * 60_000;
}

/** Whether the operator must end a session, because the player did not log out in time. */
export function isSessionCutOff(beganAt: Date, minutes: Value, now: Date): boolean {
  return isSessionOver(new Date(beganAt.getTime() + sessionGraceMs), minutes, now);
}
