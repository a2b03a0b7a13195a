import {
  type Statement,
  type Transaction,
  transactionCategories,
  transactionStatuses,
} from "../../contract/finance-history.ts";
import { addDays, dayOf } from "../../lib/dates.ts";
import { addMoney, subtractMoney } from "../../lib/money.ts";
import type { DayRange } from "../../lib/day-presets.ts";

type Day = Statement["days"][number];

const emptyDay = { deposits: "0.00", withdrawals: "0.00", net: "0.00" };

/** The statement of these transactions, for an operator that makes none. Approved ones count, as in the operator's. */
export function statementOf(rows: readonly Transaction[], gmt: string | undefined): Statement {
  const sums = { deposits: "0.00", withdrawals: "0.00", bets: "0.00", wins: "0.00", bonuses: "0.00" };
  const days = new Map<string, Day>();
  for (const { createdAt, amount, transaction_category_id: category, transaction_status: status } of rows) {
    if (status !== transactionStatuses.approved) continue;
    const date = dayOf(new Date(createdAt), gmt);
    const day = days.get(date) ?? { date, ...emptyDay };
    days.set(date, day);
    if (category === transactionCategories.deposit) {
      sums.deposits = addMoney(sums.deposits, amount);
      day.deposits = addMoney(day.deposits, amount);
    } else if (category === transactionCategories.withdraw) {
      sums.withdrawals = subtractMoney(sums.withdrawals, amount);
      day.withdrawals = subtractMoney(day.withdrawals, amount);
    } else if (category === transactionCategories.bonus) {
      sums.bonuses = addMoney(sums.bonuses, amount);
    } else if (category === transactionCategories.bet) {
      if (amount.startsWith("-")) sums.bets = subtractMoney(sums.bets, amount);
      else sums.wins = addMoney(sums.wins, amount);
      day.net = addMoney(day.net, amount);
    }
  }
  const inOrder = [...days.values()].sort((left, right) => (left.date < right.date ? -1 : 1));
  return { ...sums, net: subtractMoney(sums.wins, sums.bets), days: inOrder };
}

/** Every day of the range, those without transactions too. */
export function everyDay({ days }: Statement, { from, to }: DayRange): readonly Day[] {
  const known = new Map(days.map((day) => [day.date, day]));
  const all: Day[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) all.push(known.get(date) ?? { date, ...emptyDay });
  return all;
}

/** Whether nothing happened at all. */
export function isEmpty({ deposits, withdrawals, bets, wins, bonuses }: Statement): boolean {
  return [deposits, withdrawals, bets, wins, bonuses].every((amount) => /^[0.]*$/.test(amount));
}
