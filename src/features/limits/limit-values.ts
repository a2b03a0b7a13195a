import type { LimitPeriod, LimitValue, PendingLimit, PlayerLimits } from "../../contract/limits.ts";

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
