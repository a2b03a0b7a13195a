import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { financeSaveBankTransfer } from "../../src/contract/finance.ts";
import { financeListTransactions } from "../../src/contract/finance-history.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { decideRequest } from "./decide-request.ts";
import { houseAccount, playerAccount, post, transfer } from "./ledger.ts";
import { databases, testNow } from "../testing/databases.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";
import { issueTickets, lotteryOf } from "./lottery.ts";

describe.each(databases)("lottery tickets on $name", (database) => {
  let site: TestSite;
  let as: SessionKeys;
  const days = { startDate: "2026-03-14", endDate: "2026-03-15" };
  const deposit = async (amount: string, verdict?: "approve" | "cancel") => {
    const { transactionID } = await site.succeed(financeSaveBankTransfer, { methodID: "22", amount }, { as });
    if (verdict) await decideRequest(site.db, transactionID, { verdict }, site.clock.now);
    return transactionID;
  };
  const tickets = async () => {
    const asked = {
      limit: 50,
      offset: 0,
      OrderDir: "ASC",
      OrderPar: "id",
      searchMinAmount: "500",
      status: 1002,
      ...days,
    } as const;
    const rows = await site.succeed(financeListTransactions, asked, { as });
    return rows.map(({ amount, ticketNumber }) => [amount, ticketNumber] as const);
  };

  beforeAll(async () => {
    site = await openTestSite(database);
    as = await site.sessionOf("sade");
  });
  afterAll(() => site.close());

  it("go to approved deposits of 500 and more, each its own, and to nothing else", async () => {
    await deposit("500.00", "approve");
    await deposit("499.99", "approve");
    await deposit("2500.00", "approve");
    await deposit("750.00");
    await deposit("800.00", "cancel");
    const { id } = await site.db
      .selectFrom("player")
      .select("id")
      .where("username", "=", "sade")
      .executeTakeFirstOrThrow();
    const [wallet, house] = [
      await playerAccount(site.db, id, "wallet", "TRY"),
      await houseAccount(site.db, "house.games", "TRY"),
    ];
    await post(site.db, {
      kind: "bet",
      at: site.clock.now,
      history: { category: 1, ticketNumber: "77" },
      entries: transfer(wallet, house, "600.00"),
    });
    await issueTickets(site.db, days);
    const issued = await tickets();
    expect(issued).toEqual([
      ["500.00", expect.stringMatching(/^\d{9}$/)],
      ["2500.00", expect.stringMatching(/^\d{9}$/)],
      ["-600.00", undefined],
    ]);
    expect(issued[0]?.[1]).not.toBe(issued[1]?.[1]);
    await issueTickets(site.db, days);
    expect(await tickets()).toEqual(issued);
  });

  it("are issued on the lottery's days alone, by the operator's clock", async () => {
    const before = (await tickets()).length;
    // 00:30 of the 16th at the operator.
    site.clock.now = new Date("2026-03-15T21:30:00Z");
    as = await site.sessionOf("sade");
    const late = await deposit("1000.00", "approve");
    await issueTickets(site.db, days);
    const row = await site.db
      .selectFrom("player_transaction")
      .select("ticket_number")
      .where("id", "=", late)
      .executeTakeFirst();
    expect(row?.ticket_number).toBeNull();
    expect(await tickets()).toHaveLength(before);
  });

  it("has the days of the settings, or the end of the year, or none", () => {
    expect(lotteryOf(undefined, testNow)).toEqual({ startDate: "2026-11-01", endDate: "2026-12-31" });
    expect(lotteryOf({ lottery: days }, testNow)).toEqual(days);
    expect(lotteryOf({ lottery: undefined }, testNow)).toBeUndefined();
  });
});
