import type { LimitKind, LimitPeriod, LimitValue, PendingLimit, PlayerLimits } from "../../contract/limits.ts";
import { compareMoney } from "../../lib/money.ts";
import { readTypedAmount } from "../../lib/typed-amount.ts";

/** The fewest and the most minutes of the limits on time. */
export const minuteBounds = { session: [10, 1440], realityCheck: [10, 480] } as const;

/** What a player typed: a limit to send, or what is wrong with it. */
export type TypedLimit = { readonly value: string | number } | { readonly problem: "missing" | "amount" | "minutes" };

/** Reads a typed limit: money as a decimal string, or whole minutes within their bounds. */
export function readLimit(kind: LimitKind, typed: string, locale: string): TypedLimit {
  if (typed.trim() === "") return { problem: "missing" };
  if (kind === "deposit" || kind === "loss") {
    const amount = readTypedAmount(typed, locale);
    return amount === undefined ? { problem: "amount" } : { value: amount };
  }
  const [least, most] = minuteBounds[kind];
  const minutes = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return minutes >= least && minutes <= most ? { value: minutes } : { problem: "minutes" };
}

/**
 * `at-once`: a stricter limit takes effect immediately. `waits`: a looser limit, or none, takes effect after a delay and
 * the player's confirmation.
 */
type LimitChange = "same" | "at-once" | "waits";

/** What becomes of a change from the limit in force to another. Both are amounts or both are minutes; null is no limit. */
export function changeOf(present: LimitValue, wanted: LimitValue): LimitChange {
  if (present === null || wanted === null) return present === wanted ? "same" : present === null ? "at-once" : "waits";
  const order = compareMoney(String(wanted), String(present));
  return order === 0 ? "same" : order < 0 ? "at-once" : "waits";
}

/** Whether as much as the limit allows is used. `used` and `limit` are decimal strings. */
export function isUsedUp(used: string, limit: string): boolean {
  return compareMoney(used, limit) >= 0;
}

/** Whether a raise has waited long enough to be confirmed. */
export function isDue(effectiveAt: string, nowMs: number): boolean {
  return Date.parse(effectiveAt) <= nowMs;
}

/** One limit among a player's limits. */
export type LimitName =
  | { readonly kind: "deposit" | "loss"; readonly period: LimitPeriod }
  | { readonly kind: "session" | "realityCheck"; readonly period?: undefined };

/** The limit in force: money as a decimal string, or minutes. Null means none. */
export function valueOf(limits: PlayerLimits, name: LimitName): LimitValue {
  return name.period ? limits[name.kind][name.period] : limits[name.kind].minutes;
}

/** What is used of a limit in its present period, as a decimal string. Undefined where the operator does not count it. */
export function usedOf(limits: PlayerLimits, name: LimitName): string | undefined {
  return name.period && (limits.used[name.kind][name.period] ?? undefined);
}

/** The raise of this limit that waits, if there is one. */
export function pendingOf({ pending }: PlayerLimits, { kind, period }: LimitName): PendingLimit | undefined {
  return pending.find((raise) => raise.kind === kind && raise.period === period);
}
