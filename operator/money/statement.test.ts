import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { betframeGetCoupons, betframeSumCoupons } from "../../src/contract/betframe.ts";
import { financeListTransactions, financeStatement } from "../../src/contract/finance-history.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { couponSumsOf, statementOf } from "../../src/features/statement/sums.ts";
import { addMoney, compareMoney } from "../../src/lib/money.ts";
import { addDays, localDay } from "../lib/calendar.ts";
import { loadPastYear } from "../../demo/load/past-year.ts";
import { databases, testNow } from "../testing/databases.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";

const day = (ago: number) => localDay(addDays(testNow, -ago));
const sum = (amounts: readonly string[]) => amounts.reduce(addMoney, "0.00");

describe.each(databases)("a statement on $name", (database) => {
  let site: TestSite;
  let as: SessionKeys;
  beforeAll(async () => {
    site = await openTestSite(database);
    as = await site.sessionOf("sade");
    await loadPastYear(site.db, { username: "sade", moves: 600, coupons: 40 }, testNow);
  });
  afterAll(() => site.close());
  const ask = (startDate: string, endDate: string) => site.succeed(financeStatement, { startDate, endDate }, { as });
  const historyOf = async (startDate: string, endDate: string) => {
    const rows = [];
    for (let offset = 0; ; offset += 250) {
      const page = await site.succeed(
        financeListTransactions,
        { limit: 250, offset, startDate, endDate, status: 1002 },
        { as },
      );
      rows.push(...page);
      if (page.length < 250) return rows;
    }
  };

  it("has the sums of the history, and of the ledger, over any days", async () => {
    const ranges = fc
      .tuple(fc.nat(380), fc.nat(380))
      .map(([a, b]) => [day(Math.max(a, b)), day(Math.min(a, b))] as const);
    await fc.assert(
      fc.asyncProperty(ranges, async ([from, to]) => {
        const statement = await ask(from, to);
        const rows = await historyOf(from, to);
        const of = (category: string, isPlus?: boolean) =>
          sum(
            rows
              .filter(
                (row) =>
                  row.transaction_category_id === category &&
                  (isPlus === undefined || row.amount.startsWith("-") !== isPlus),
              )
              .map(({ amount }) => amount),
          );
        expect(statement).toMatchObject({ deposits: of("2"), bonuses: of("4"), wins: of("1", true), net: of("1") });
        // What the pages sum up themselves where they have all rows.
        expect(statement).toMatchObject(statementOf(rows, "+03:00"));
        expect([statement.withdrawals, statement.bets].map((amount) => addMoney(amount, "0.00"))).toEqual(
          [of("3"), of("1", false)].map((amount) => amount.replace("-", "")),
        );
        for (const name of ["deposits", "withdrawals", "net"] as const) {
          expect(compareMoney(sum(statement.days.map((one) => one[name])), statement[name])).toBe(0);
        }
        const {
          rows: [ledger],
        } = await sql<{ games: string; payments: string }>`select
            coalesce(sum(amount) filter (where posting.category = 1), 0)::numeric(18, 2)::text as games,
            coalesce(sum(amount) filter (where posting.kind = 'deposit'), 0)::numeric(18, 2)::text as payments
          from ledger_entry entry join ledger_transaction posting on posting.id = transaction_id
          join ledger_account account on account.id = account_id join player on player.id = player_id
          where username = 'sade' and account.kind = 'wallet'
            and (posted_at at time zone interval '+03:00')::date between ${from} and ${to}`.execute(site.db);
        expect(ledger).toEqual({ games: statement.net, payments: statement.deposits });
      }),
      { numRuns: 15 },
    );
  });

  it("of everything is what the wallet has beside its opening balance", async () => {
    const { deposits, withdrawals, net, bonuses } = await ask("", "");
    const { rows } = await sql<{
      balance: string;
    }>`select (balance - 1250.50)::text as balance from ledger_account account
      join player on player.id = player_id where username = 'sade' and kind = 'wallet'`.execute(site.db);
    expect(sum([deposits, `-${withdrawals}`, net, bonuses])).toBe(rows[0]?.balance);
  });

  it("has the same result of sports bets as the list of coupons", async () => {
    const everything = { startDate: "", endDate: "" };
    const { net, bets } = await site.succeed(financeStatement, { ...everything, searchID: "108" }, { as });
    const sums = await site.succeed(betframeSumCoupons, everything, { as });
    expect(sums).toMatchObject({ net, stakes: bets });
    const coupons = await site.succeed(betframeGetCoupons, { ...everything, limit: 250, offset: 0 }, { as });
    expect(couponSumsOf(coupons)).toEqual(sums);
  });

  it("may begin at a moment, such as the session's start, and days are the operator's", async () => {
    const [row] = await site.succeed(financeListTransactions, { limit: 1, offset: 0, searchCategory: 1 }, { as });
    const { createdAt = "", amount = "" } = row ?? {};
    expect((await ask(createdAt, "")).net).toBe(amount);
    expect((await ask(new Date(Date.parse(createdAt) + 1).toISOString(), "")).net).toBe("0.00");
    const evening = new Date("2026-03-05T21:30:00Z");
    await site.db
      .updateTable("player_transaction")
      .set({ created_at: evening })
      .where("id", "=", row?.id ?? "")
      .execute();
    expect((await ask("2026-03-06", "2026-03-06")).days.map(({ date }) => date)).toEqual(["2026-03-06"]);
  });

  it("has the time for which the player was signed in; two sessions at once count once", async () => {
    const player = await site.db
      .selectFrom("player")
      .select("id")
      .where("username", "=", "sade")
      .executeTakeFirstOrThrow();
    const session = (from: string, to: string) => ({
      id: crypto.randomUUID(),
      player_id: player.id,
      user_agent: "",
      ip: "",
      created_at: new Date(from),
      last_seen_at: new Date(to),
      expires_at: new Date(to),
    });
    await site.db
      .insertInto("session")
      .values([
        session("2026-04-10T10:00:00+03:00", "2026-04-10T11:00:00+03:00"),
        session("2026-04-10T10:30:00+03:00", "2026-04-10T11:30:00+03:00"),
        session("2026-04-10T23:50:00+03:00", "2026-04-11T00:20:00+03:00"),
      ])
      .execute();
    const minutes = async (startDate: string, endDate: string) => (await ask(startDate, endDate)).minutes;
    expect(await minutes("2026-04-10", "2026-04-10")).toBe(100);
    expect(await minutes("2026-04-11", "2026-04-11")).toBe(20);
    expect(await minutes("2026-04-12", "2026-04-12")).toBe(0);
    const filtered = { startDate: "2026-04-10", endDate: "2026-04-10", searchCategory: "1" };
    expect(await site.succeed(financeStatement, filtered, { as })).not.toHaveProperty("minutes");
  });

  it("is nobody else's, and needs a session", async () => {
    const other = await site.succeed(
      financeStatement,
      { startDate: "", endDate: "" },
      { as: await site.sessionOf("baska") },
    );
    expect(other).toMatchObject({ deposits: "0.00", net: "0.00", days: [] });
    expect(await site.ask(financeStatement, { startDate: "", endDate: "" })).toMatchObject({
      result: false,
      code: 403,
    });
  });
});
