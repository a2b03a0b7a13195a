import fc from "fast-check";
import { expect, test } from "vitest";
import type { Transaction } from "../../contract/finance-history.ts";
import { addMoney, compareMoney, fromMinorUnits, subtractMoney } from "../../lib/money.ts";
import { everyDay, isEmpty, statementOf } from "./sums.ts";

const row = fc
  .record({
    minute: fc.nat(60 * 24 * 60),
    category: fc.constantFrom("1", "2", "3", "4", "9"),
    units: fc.integer({ min: -5_000_000, max: 5_000_000 }).filter((units) => units !== 0),
    status: fc.constantFrom("1001", "1002", "1002", "1002", "1003"),
  })
  .map(({ minute, category, units, status }): Transaction => {
    const size = units < 0 ? -units : units;
    const signed = category === "2" ? size : category === "3" ? -size : units;
    return {
      id: String(minute),
      createdAt: new Date(Date.UTC(2026, 11, 1) + minute * 60_000).toISOString(),
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
const sum = (amounts: readonly string[]) => amounts.reduce(addMoney, "0.00");

test("the sums of random histories are those of their rows, and of their days", () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), fc.constantFrom("+03:00", "-05:00", "+00:00"), (rows, gmt) => {
      const statement = statementOf(rows, gmt);
      const approved = rows.filter(({ transaction_status }) => transaction_status === "1002");
      const of = (category: string) =>
        sum(approved.filter((one) => one.transaction_category_id === category).map(({ amount }) => amount));
      const expected = {
        deposits: of("2"),
        withdrawals: subtractMoney("0.00", of("3")),
        net: of("1"),
        bonuses: of("4"),
      };
      expect(statement).toMatchObject(expected);
      expect(subtractMoney(statement.wins, statement.bets)).toBe(statement.net);
      for (const name of ["deposits", "withdrawals", "net"] as const) {
        expect(compareMoney(sum(statement.days.map((day) => day[name])), statement[name])).toBe(0);
      }
      expect(new Set(statement.days.map(({ date }) => date)).size).toBe(statement.days.length);
      const all = everyDay(statement, { from: "2026-11-30", to: "2027-02-01" });
      expect(all).toHaveLength(64);
      expect(all.filter((day) => statement.days.includes(day))).toEqual(statement.days);
    }),
  );
});

test("a month without transactions is empty, one that evens out is not", () => {
  expect(isEmpty(statementOf([], "+03:00"))).toBe(true);
  const [bet] = fc.sample(row, 1);
  if (!bet) throw new Error("No row");
  const both = [
    { ...bet, amount: "-5.00" },
    { ...bet, amount: "5.00" },
  ].map((one) => ({ ...one, transaction_category_id: "1", transaction_status: "1002" }));
  expect(statementOf(both, "+03:00").net).toBe("0.00");
  expect(isEmpty(statementOf(both, "+03:00"))).toBe(false);
});
