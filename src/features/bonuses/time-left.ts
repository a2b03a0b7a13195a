import { addDays, dayOf, daysBetween, startOfDay } from "../../lib/dates.ts";

/** The time left, without seconds so that it puts no pressure on the player: whole days, or the time of the last day. */
export type TimeLeft =
  | { readonly kind: "over" }
  /** Ends today or tomorrow. The page shows the clock time of `at`. */
  | { readonly kind: "today" | "tomorrow"; readonly at: Date }
  | { readonly kind: "days"; readonly days: number; readonly at: Date };

/**
 * The time left until `expiresAt`: a moment, or a day of the operator, which counts to its end.
 *
 * @param gmt the operator's time zone, see `lib/dates.ts`.
 */
export function timeLeft(expiresAt: string, nowMs: number, gmt: string | undefined): TimeLeft {
  const today = dayOf(new Date(nowMs), gmt);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(expiresAt);
  const at = isDay ? new Date(startOfDay(addDays(expiresAt, 1), gmt).getTime() - 1000) : new Date(expiresAt);
  const lastDay = isDay ? expiresAt : dayOf(at, gmt);
  if (isDay ? lastDay < today : at.getTime() <= nowMs) return { kind: "over" };
  const days = daysBetween(today, lastDay) - 1;
  if (days === 0) return { kind: "today", at };
  return days === 1 ? { kind: "tomorrow", at } : { kind: "days", days, at };
}
