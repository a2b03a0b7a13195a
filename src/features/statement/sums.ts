/**
 * All sums that the client makes itself. They follow the definition of `finance/statement` (product.md 10.8), so that a
 * period has the same figures wherever a player sees them, whoever made them.
 */
import type { Coupon } from "../../contract/betframe.ts";
import {
  type Statement,
  type Transaction,
  transactionCategories,
  transactionStatuses,
} from "../../contract/finance-history.ts";
import { dayOf } from "../../lib/dates.ts";
import { addMoney, compareMoney, subtractMoney } from "../../lib/money.ts";

/** The sums of a period. `net` is the game result: wins minus bets. */
export type Sums = Omit<Statement, "days" | "minutes">;

/** A day's or a month's part of a statement. */
export type StatementDay = Statement["days"][number];

/** The sums of these transactions. Approved ones count. A refunded bet counts among the wins, which returns it. */
export function sumsOf(rows: readonly Transaction[]): Sums {
  const sums = { deposits: "0.00", withdrawals: "0.00", bets: "0.00", wins: "0.00", bonuses: "0.00" };
  for (const { amount, transaction_category_id: category } of rows.filter(isApproved)) {
    if (category === transactionCategories.deposit) sums.deposits = addMoney(sums.deposits, amount);
    else if (category === transactionCategories.withdraw) sums.withdrawals = subtractMoney(sums.withdrawals, amount);
    else if (category === transactionCategories.bonus) sums.bonuses = addMoney(sums.bonuses, amount);
    else if (category === transactionCategories.bet) {
      if (amount.startsWith("-")) sums.bets = subtractMoney(sums.bets, amount);
      else sums.wins = addMoney(sums.wins, amount);
    }
  }
  return { ...sums, net: subtractMoney(sums.wins, sums.bets) };
}

/** The statement of these transactions, for an operator that makes none. */
export function statementOf(rows: readonly Transaction[], gmt: string | undefined): Statement {
  const byDay = new Map<string, Transaction[]>();
  for (const row of rows.filter(isApproved)) {
    const date = dayOf(new Date(row.createdAt), gmt);
    const ofDay = byDay.get(date) ?? [];
    ofDay.push(row);
    byDay.set(date, ofDay);
  }
  const days = [...byDay].map(([date, ofDay]) => {
    const { deposits, withdrawals, net } = sumsOf(ofDay);
    return { date, deposits, withdrawals, net };
  });
  return { ...sumsOf(rows), days: days.sort((left, right) => (left.date < right.date ? -1 : 1)) };
}

/** The days of a statement summed up by month. `date` is then `YYYY-MM`. */
export function byMonth(days: readonly StatementDay[]): readonly StatementDay[] {
  const months = new Map<string, StatementDay>();
  for (const day of days) {
    const date = day.date.slice(0, 7);
    const before = months.get(date) ?? { date, deposits: "0.00", withdrawals: "0.00", net: "0.00" };
    months.set(date, {
      date,
      deposits: addMoney(before.deposits, day.deposits),
      withdrawals: addMoney(before.withdrawals, day.withdrawals),
      net: addMoney(before.net, day.net),
    });
  }
  return [...months.values()];
}

/** Whether there is a game result at all: without bets and wins there is none, not one of 0. */
export function hasGames({ bets, wins }: Pick<Sums, "bets" | "wins">): boolean {
  return [bets, wins].some((amount) => compareMoney(amount, "0") !== 0);
}

/** Whether nothing happened at all. */
export function isEmpty({ deposits, withdrawals, bets, wins, bonuses }: Sums): boolean {
  return [deposits, withdrawals, bets, wins, bonuses].every((amount) => compareMoney(amount, "0") === 0);
}

/** The currency of these rows. Undefined for none and for several, whose amounts have no sum. */
export function currencyOf(rows: readonly Pick<Transaction, "currency">[]): string | undefined {
  const [currency] = rows.map((row) => row.currency);
  return rows.every((row) => row.currency === currency) ? currency : undefined;
}

/**
 * By how much these transactions have changed the balance. A cancelled one has not; of undecided ones, a withdrawal has,
 * because its money is held.
 */
export function balanceChangeOf(rows: readonly Transaction[]): string {
  const hasMoved = (row: Transaction) =>
    isApproved(row) ||
    (row.transaction_status === transactionStatuses.new &&
      row.transaction_category_id === transactionCategories.withdraw);
  return rows.filter(hasMoved).reduce((sum, { amount }) => addMoney(sum, amount), "0.00");
}

function isApproved({ transaction_status: status }: Transaction): boolean {
  return status === transactionStatuses.approved;
}

/** The sums of coupons, as `betframe/sumCoupons` answers them. */
export interface CouponSums {
  readonly stakes: string;
  readonly wins: string;
  readonly net: string;
}

/** The sums of these coupons. An open one has won nothing yet. */
export function couponSumsOf(coupons: readonly Coupon[]): CouponSums {
  const stakes = coupons.reduce((sum, { stake }) => addMoney(sum, stake), "0.00");
  const wins = coupons.reduce((sum, coupon) => addMoney(sum, paidFor(coupon)), "0.00");
  return { stakes, wins, net: subtractMoney(wins, stakes) };
}

/** What a coupon has paid so far. A void one has returned its stake. */
export function paidFor({ state, win, stake }: Coupon): string {
  if (state === "open") return "0.00";
  return win ?? (state === "void" ? stake : "0.00");
}
