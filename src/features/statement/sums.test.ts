import fc from "fast-check";
import { expect, test } from "vitest";
import type { Coupon } from "../../contract/betframe.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import { addMoney, compareMoney, fromMinorUnits, subtractMoney } from "../../lib/money.ts";
import { groupByDay } from "../history/history-items.ts";
import { balanceChangeOf, byMonth, couponSumsOf, currencyOf, hasGames, isEmpty, statementOf, sumsOf } from "./sums.ts";

const row = fc
  .record({
    minute: fc.nat(100 * 24 * 60),
    category: fc.constantFrom("1", "1", "1", "2", "3", "4", "9"),
    units: fc.integer({ min: -5_000_000, max: 5_000_000 }).filter((units) => units !== 0),
    status: fc.constantFrom("1001", "1002", "1002", "1002", "1003"),
  })
  .map(({ minute, category, units, status }): Transaction => {
    const size = units < 0 ? -units : units;
    const signed = category === "2" ? size : category === "3" ? -size : units;
    return {
      id: String(minute),
      createdAt: new Date(Date.UTC(2026, 10, 1) + minute * 60_000).toISOString(),
      transaction_category_id: category,
      category,
      sub_category: undefined,
      type: category,
      amount: fromMinorUnits(BigInt(signed)),
      balanceAfter: undefined,
      currency: "TRY",
      transaction_status: status,
      method: undefined,
      game: undefined,
      note: undefined,
      ticketNumber: undefined,
    };
  });
const histories = fc
  .array(row, { maxLength: 60 })
  .map((rows) => rows.toSorted((left, right) => Number(right.id) - Number(left.id)));
const zones = fc.constantFrom("+03:00", "-05:00", "+00:00");
const sum = (amounts: readonly string[]) => amounts.reduce(addMoney, "0.00");
const movements = ["deposits", "withdrawals", "net"] as const;

test("the sums of random histories are those of their rows, and of their days and months", () => {
  fc.assert(
    fc.property(histories, zones, (rows, gmt) => {
      const statement = statementOf(rows, gmt);
      const approved = rows.filter(({ transaction_status }) => transaction_status === "1002");
      const of = (category: string) =>
        sum(approved.filter((one) => one.transaction_category_id === category).map(({ amount }) => amount));
      expect(statement).toMatchObject({
        deposits: of("2"),
        withdrawals: subtractMoney("0.00", of("3")),
        net: of("1"),
        bonuses: of("4"),
      });
      expect(subtractMoney(statement.wins, statement.bets)).toBe(statement.net);
      const { days } = statement;
      const months = byMonth(days);
      for (const name of movements) {
        expect(compareMoney(sum(days.map((day) => day[name])), statement[name])).toBe(0);
        expect(compareMoney(sum(months.map((month) => month[name])), statement[name])).toBe(0);
      }
      expect(days.map(({ date }) => date)).toEqual([...new Set(days.map(({ date }) => date))].toSorted());
      expect(months.map(({ date }) => date)).toEqual([...new Set(days.map(({ date }) => date.slice(0, 7)))]);
    }),
  );
});

test("a period has the same game result in the headings of its days, in its sum and in its statement", () => {
  fc.assert(
    fc.property(histories, zones, (rows, gmt) => {
      const headings = groupByDay(rows, gmt, false).flatMap((item) => (item.kind === "day" ? [item] : []));
      const statement = statementOf(rows, gmt);
      const ofPeriod = sumsOf(rows);
      const { days: _, ...ofStatement } = statement;
      expect(ofPeriod).toEqual(ofStatement);
      expect(sum(headings.map((day) => sumsOf(day.rows).net))).toBe(ofPeriod.net);
      const byDay = new Map(headings.map(({ day, rows: ofDay }) => [day, sumsOf(ofDay)]));
      expect(byDay.size).toBe(headings.length);
      for (const { date, deposits, withdrawals, net } of statement.days) {
        expect(byDay.get(date)).toMatchObject({ deposits, withdrawals, net });
      }
    }),
  );
});

const [any] = fc.sample(row, 1) as [Transaction];
const of = (category: string, amount: string, status = "1002"): Transaction => ({
  ...any,
  transaction_category_id: category,
  amount,
  transaction_status: status,
});

test("a refunded bet is returned: it counts among the wins", () => {
  expect(sumsOf([of("1", "-10.00"), of("1", "10.00")])).toMatchObject({ bets: "10.00", wins: "10.00", net: "0.00" });
});

test("deposits alone have no game result, and what evens out has one", () => {
  expect(hasGames(sumsOf([of("2", "250.00"), of("1", "-10.50", "1003")]))).toBe(false);
  expect(hasGames(sumsOf([of("1", "-5.00"), of("1", "5.00")]))).toBe(true);
});

test("a period without transactions is empty, one that evens out is not", () => {
  expect(isEmpty(statementOf([], "+03:00"))).toBe(true);
  expect(isEmpty(statementOf([of("1", "-5.00"), of("1", "5.00")], "+03:00"))).toBe(false);
});

test("the balance is changed by no cancelled transaction and no undecided deposit, but by the money held for a withdrawal", () => {
  const rows = [
    of("2", "500.00", "1001"),
    of("3", "-200.00", "1001"),
    of("3", "-300.00", "1003"),
    of("2", "250.00"),
    of("1", "-10.50"),
  ];
  expect(balanceChangeOf(rows)).toBe("39.50");
});

test("several currencies have no sum", () => {
  expect(currencyOf([any, any])).toBe("TRY");
  expect(currencyOf([any, { ...any, currency: "EUR" }])).toBeUndefined();
  expect(currencyOf([])).toBeUndefined();
});

test("an open coupon has won nothing yet, and a void one has its stake back, or what the operator says", () => {
  const coupon = (state: Coupon["state"], win?: string): Coupon => ({
    id: state,
    placedAt: "2026-03-14T12:00:00Z",
    stake: "10.00",
    possibleWin: "24.50",
    win,
    odds: 2.45,
    state,
    selections: [],
  });
  expect(
    couponSumsOf([coupon("open"), coupon("won", "24.50"), coupon("lost"), coupon("void"), coupon("void", "9.50")]),
  ).toEqual({ stakes: "50.00", wins: "44.00", net: "-6.00" });
});
