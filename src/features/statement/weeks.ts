import { addDays } from "../../lib/dates.ts";
import { addMoney, fromMinorUnits, toMinorUnits } from "../../lib/money.ts";
import type { StatementDay } from "./sums.ts";

/** The sums of a week. */
export interface Week {
  /** Its first day, `YYYY-MM-DD`. */
  readonly monday: string;
  readonly deposits: string;
  readonly net: string;
}

/** The `count` weeks before the one that begins on `monday`, the oldest first, also those in which nothing happened. */
export function weeksBefore(monday: string, count: number, days: readonly StatementDay[]): readonly Week[] {
  return Array.from({ length: count }, (_, index) => {
    const first = addDays(monday, -7 * (count - index));
    const ofWeek = days.filter(({ date }) => date >= first && date < addDays(first, 7));
    const sum = (name: "deposits" | "net") => ofWeek.reduce((total, day) => addMoney(total, day[name]), "0.00");
    return { monday: first, deposits: sum("deposits"), net: sum("net") };
  });
}

/** The mean of these amounts, cut to whole minor units. */
export function meanOf(amounts: readonly string[]): string {
  const total = amounts.reduce((sum, amount) => sum + toMinorUnits(amount), 0n);
  return fromMinorUnits(total / BigInt(amounts.length));
}
