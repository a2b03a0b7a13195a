import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import { findAccount } from "../identity/accounts.ts";
import { databases, testNow } from "../testing/databases.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";
import { houseAccount, post, walletsOf } from "./ledger.ts";

describe.each(databases)("the ledger on $name", (database) => {
  let site: TestSite;
  let wallet: string;
  let house: string;
  const balance = async () =>
    (await site.succeed(financeCheckBalance, {}, { as: await site.sessionOf("sade") }))[0]?.balance;
  const posting = (...amounts: [string, string][]) => ({
    kind: "test",
    at: testNow,
    entries: amounts.map(([accountId, amount]) => ({ accountId, amount })),
  });

  beforeAll(async () => {
    site = await openTestSite(database);
    const account = await findAccount(site.db, "sade");
    wallet = (await walletsOf(site.db, account?.id ?? ""))[0]?.id ?? "";
    house = await houseAccount(site.db, "house.capital", "TRY");
  });
  afterAll(() => site.close());

  it("is what check_balance answers, to the kuruş", async () => {
    expect(await balance()).toBe("1250.50");
    await post(site.db, posting([wallet, "0.01"], [house, "-0.01"]));
    expect(await balance()).toBe("1250.51");
    await post(site.db, posting([wallet, "-0.01"], [house, "0.01"]));
    expect(await balance()).toBe("1250.50");
  });

  it("adds up to 0 over all entries", async () => {
    const { sum } = await site.db
      .selectFrom("ledger_entry")
      .select(({ fn }) => fn.sum<string>("amount").as("sum"))
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBe(0);
  });

  it.each([
    ["does not add up", () => posting([wallet, "5.00"], [house, "-4.99"]), "ledger_balanced"],
    ["has one side", () => posting([wallet, "5.00"]), "ledger_balanced"],
    ["has no entry", () => posting(), "ledger_balanced"],
    ["moves nothing", () => posting([wallet, "0.00"], [house, "0.00"]), "ledger_entry_amount_check"],
    ["overdraws a wallet", () => posting([wallet, "-1250.51"], [house, "1250.51"]), "ledger_wallet_not_negative"],
  ])("refuses a transaction that %s, and keeps none of it", async (_what, make, constraint) => {
    await expect(post(site.db, make())).rejects.toThrow(expect.objectContaining({ constraint }));
    expect(await balance()).toBe("1250.50");
    const left = await site.db.selectFrom("ledger_transaction").select("id").where("kind", "=", "test").execute();
    expect(left).toHaveLength(2);
  });

  it("refuses a sum over two currencies", async () => {
    const euros = await houseAccount(site.db, "house.capital", "EUR");
    const mixed = posting([wallet, "5.00"], [euros, "-5.00"]);
    await expect(post(site.db, mixed)).rejects.toThrow(expect.objectContaining({ constraint: "ledger_balanced" }));
  });

  it.each([
    ["an entry changes", sql`update ledger_entry set amount = amount * 2`],
    ["an entry goes", sql`delete from ledger_entry`],
    ["all entries go", sql`truncate ledger_entry`],
    ["a transaction changes", sql`update ledger_transaction set kind = 'other'`],
    ["a balance is set by hand", sql`update ledger_account set balance = balance + 1`],
    [
      "an account begins with money",
      sql`insert into ledger_account (kind, currency, balance) values ('house.gift', 'TRY', 5)`,
    ],
  ])("never lets it happen that %s", async (_what, statement) => {
    await expect(statement.execute(site.db)).rejects.toThrow("the ledger is only ever added to");
    expect(await balance()).toBe("1250.50");
  });

  it("lets only one of two postings spend the same money", async () => {
    const all = () => post(site.db, posting([wallet, "-1250.50"], [house, "1250.50"]));
    const outcomes = await Promise.allSettled([all(), all()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await balance()).toBe("0.00");
  });
});
