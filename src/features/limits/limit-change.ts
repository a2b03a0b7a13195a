import type { LimitValue } from "../../contract/limits.ts";
import { compareMoney } from "../../lib/money.ts";

/**
 * `at-once`: a stricter limit takes effect immediately. `waits`: a looser limit, or none, takes effect after a delay and
 * the player's confirmation.
 */
export type LimitChange = "same" | "at-once" | "waits";

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
