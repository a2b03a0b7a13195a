import type { LimitPeriod } from "../../contract/limits.ts";
import { firstOfMonth } from "../../lib/day-presets.ts";
import { addDays } from "../../lib/dates.ts";

/**
 * The day on which a limit starts again: tomorrow, the next Monday, or the first of the next month. Days are
 * `YYYY-MM-DD` as the operator counts them; the limit starts again at their first moment.
 */
export function renewalDay(period: LimitPeriod, today: string): string {
  if (period === "day") return addDays(today, 1);
  if (period === "month") return firstOfMonth(addDays(firstOfMonth(today), 31));
  // Sunday is 0.
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, weekday === 0 ? 1 : 8 - weekday);
}
