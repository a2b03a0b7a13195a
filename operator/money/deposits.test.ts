import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  financeCheckBalance,
  financeSaveBankTransfer,
  financeSaveCepBankTransfer,
} from "../../src/contract/finance.ts";
import { financeListTransactions } from "../../src/contract/finance-history.ts";
import { prepayProcessTransaction } from "../../src/contract/prepay.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { parseBody } from "../lib/parse-body.ts";
import { databases } from "../testing/databases.ts";
import { openTestSite, providerOrigin, type TestSite } from "../testing/site.ts";
import { approveDue, decideRequest } from "./decide-request.ts";
import { readPaymentToken } from "../provider/bank-page.ts";
import { pendingRequests } from "./cash-requests.ts";

describe.each(databases)("a deposit on $name", (database) => {
  let site: TestSite;
  let sade: SessionKeys;
  const balance = async (as = sade) => (await site.succeed(financeCheckBalance, {}, { as }))[0]?.balance;
  const transfer = { methodID: "21", amount: "500", bank: "2", paidOn: "2026-03-14" };
  const ask = async () => (await site.succeed(financeSaveBankTransfer, transfer, { as: sade })).transactionID;
  const decide = (id: string, verdict: "approve" | "cancel") =>
    decideRequest(site.db, id, { verdict, note: verdict === "cancel" ? "Ödeme gelmedi." : undefined }, site.clock.now);
  const inHistory = async (id: string) => {
    const page = { limit: 250, offset: 0 };
    const rows = await site.succeed(financeListTransactions, page, { as: sade });
    return rows.find((row) => row.id === id);
  };
  const postings = () => site.db.selectFrom("ledger_transaction").selectAll().where("kind", "=", "deposit").execute();

  beforeAll(async () => {
    site = await openTestSite(database);
    sade = await site.sessionOf("sade");
  });
  afterAll(() => site.close());

  it("is new when requested, and moves no money", async () => {
    const id = await ask();
    expect(await inHistory(id)).toEqual({
      id,
      createdAt: site.clock.now.toISOString(),
      transaction_category_id: "2",
      category: "Yatırım",
      sub_category: "Banka",
      type: "Yatırım",
      amount: "500.00",
      currency: "TRY",
      transaction_status: "1001",
      method: "Havale / EFT",
    });
    expect(await balance()).toBe("1250.50");
    const [pending] = await pendingRequests(site.db, 1, 10);
    expect(pending).toMatchObject({ id, username: "sade", reference: expect.stringMatching(/^KR-700\d\d$/) });
    expect(pending?.filled_in).toEqual({ bank: "2", paidOn: "2026-03-14" });
    expect(await decide(id, "cancel")).toBe("cancelled");
  });

  it("accepts a note that was cut in the middle of a character", async () => {
    const note = parseBody(`"Dekont ektedir \\ud83d"`) as string;
    const { transactionID } = await site.succeed(
      financeSaveBankTransfer,
      { ...transfer, customerNote: note },
      { as: sade },
    );
    expect((await pendingRequests(site.db, 1, 10)).find(({ id }) => id === transactionID)?.filled_in.customerNote).toBe(
      "Dekont ektedir �",
    );
    expect(await decide(transactionID, "cancel")).toBe("cancelled");
  });

  it("is posted into the ledger when it is approved, and the balance has it", async () => {
    const id = await ask();
    expect(await decide(id, "approve")).toBe("approved");
    expect(await balance()).toBe("1750.50");
    expect(await inHistory(id)).toMatchObject({ transaction_status: "1002", balanceAfter: "1750.50" });
    const [posted] = await postings();
    expect(posted).toMatchObject({ category: 2, sub_category: "bank" });
    const entries = await site.db
      .selectFrom("ledger_entry")
      .innerJoin("ledger_account", "ledger_account.id", "account_id")
      .select(["kind", "amount"])
      .where("transaction_id", "=", posted?.id ?? "")
      .orderBy("amount")
      .execute();
    expect(entries).toEqual([
      { kind: "house.payments", amount: "-500.00" },
      { kind: "wallet", amount: "500.00" },
    ]);
  });

  it("moves no money when cancelled, and the player sees the reason", async () => {
    const [id, before] = [await ask(), await balance()];
    const posted = (await postings()).length;
    expect(await decide(id, "cancel")).toBe("cancelled");
    expect(await balance()).toBe(before);
    expect(await postings()).toHaveLength(posted);
    const row = await inHistory(id);
    expect(row).toMatchObject({ transaction_status: "1003", note: "Ödeme gelmedi." });
    expect(row?.balanceAfter).toBeUndefined();
  });

  it.each([
    ["two approvals", ["approve", "approve"]],
    ["an approval and a cancellation", ["cancel", "approve"]],
  ] as const)("is decided once by %s at the same time", async (_what, verdicts) => {
    const [id, before] = [await ask(), Number(await balance())];
    const outcomes = await Promise.all(verdicts.map((verdict) => decide(id, verdict)));
    expect(outcomes.filter((outcome) => outcome === "late")).toHaveLength(1);
    const paid = outcomes.includes("approved") ? 500 : 0;
    expect(Number(await balance())).toBe(before + paid);
    expect(await decide(id, "approve")).toBe("late");
    expect(await decide(id, "cancel")).toBe("late");
    expect(Number(await balance())).toBe(before + paid);
  });

  it("cannot be approved without its money, or twice: a constraint forbids it", async () => {
    const id = await ask();
    const set = (values: { status: 1002; ledger_transaction_id?: string }) =>
      site.db.updateTable("player_transaction").set(values).where("id", "=", id).execute();
    await expect(set({ status: 1002 })).rejects.toThrow();
    const [posted] = await postings();
    await expect(set({ status: 1002, ledger_transaction_id: posted?.id ?? "" })).rejects.toThrow();
    await decide(id, "cancel");
  });

  it("cannot be decided if it does not exist", async () => {
    expect(await decide("1", "approve")).toBe("unknown");
  });

  it("uses only the call of its transfer type", async () => {
    const mobile = {
      methodID: "31",
      amount: "250.00",
      senderPhone: "+905000000012",
      senderNationalId: "10000000146",
      referenceNumber: "48120577",
    };
    const wallet = { methodID: 40, amount: "300.00", account: "5000000021" };
    await site.succeed(financeSaveCepBankTransfer, mobile, { as: sade });
    const answer = await site.succeed(prepayProcessTransaction, { ...wallet, Type: 1 }, { as: sade });
    expect(answer).toEqual({
      transactionID: answer.transactionID,
      status: "1001",
      reference: `KR-${answer.transactionID}`,
    });

    const wrong = { result: false, code: 404, message: "Ödeme yöntemi tanımlı değil." };
    expect(await site.ask(financeSaveBankTransfer, mobile, { as: sade })).toMatchObject(wrong);
    expect(await site.ask(financeSaveCepBankTransfer, transfer, { as: sade })).toMatchObject(wrong);
    expect(await site.ask(prepayProcessTransaction, { ...transfer, Type: 1 }, { as: sade })).toMatchObject(wrong);
    expect(await site.ask(financeSaveBankTransfer, { ...transfer, methodID: "30" }, { as: sade })).toMatchObject(wrong);
    const english = await site.ask(
      financeSaveBankTransfer,
      { ...transfer, methodID: "x" },
      { as: sade, language: "en" },
    );
    expect(english.message).toBe("The payment method is not defined.");
  });

  it("has a code to scan if the method uses one", async () => {
    const coin = { Type: 1, methodID: "51", amount: "1000.00" } as const;
    const { qr, reference } = await site.succeed(prepayProcessTransaction, coin, { as: sade });
    expect(qr).toBe(`lale:lale1q7kar0n3s4lt5uz8n0d3m0c4shacc0unt9?amount=0.80000000&message=${reference}`);
    const { qr: code } = await site.succeed(
      prepayProcessTransaction,
      { ...coin, methodID: "45", amount: "75" },
      { as: sade },
    );
    expect(code).toMatch(/^karopay:\/\/pay\?to=KARO&amount=75\.00&currency=TRY&ref=KR-\d+$/);
  });

  it("continues at the demo bank if the method uses it", async () => {
    const card = { Type: 1, methodID: "60", amount: "100", cardHolder: "Ada Deneme", cardEnding: "0021" } as const;
    const { redirectUrl = "" } = await site.succeed(prepayProcessTransaction, card, { as: sade });
    const { origin, pathname, searchParams } = new URL(redirectUrl);
    expect([origin, pathname, searchParams.get("lang")]).toEqual([providerOrigin, "/bank", "tr"]);
    const { transactionID, redirectUrl: other = "" } = await site.succeed(prepayProcessTransaction, card, {
      as: sade,
      language: "en",
    });
    expect(new URL(other).searchParams.get("lang")).toBe("en");
    expect(await readPaymentToken(site.db, new URL(other).searchParams.get("payment") ?? "", site.clock.now)).toBe(
      transactionID,
    );
  });

  it("arrives after 20 seconds only if the method says so", async () => {
    const log: string[] = [];
    const approve = () => approveDue(site.db, site.clock.now, (line) => void log.push(line));
    site.pass(60);
    await approve();
    const before = Number(await balance());
    const other = await ask();
    const timed = { Type: 1, methodID: "45", amount: "75" } as const;
    const { transactionID: id } = await site.succeed(prepayProcessTransaction, timed, { as: sade });
    const { transactionID: cancelled } = await site.succeed(prepayProcessTransaction, timed, { as: sade });
    await decide(cancelled, "cancel");
    site.pass(19);
    await approve();
    expect(await inHistory(id)).toMatchObject({ transaction_status: "1001" });
    site.pass(1);
    await Promise.all([approve(), approve()]);
    expect(await inHistory(id)).toMatchObject({ transaction_status: "1002" });
    expect([Number(await balance()), (await inHistory(other))?.transaction_status, log]).toEqual([
      before + 75,
      "1001",
      [],
    ]);
    await decide(other, "cancel");
  });

  it("arrives in spite of many others that cannot be approved", async () => {
    const log: string[] = [];
    const approve = () => approveDue(site.db, site.clock.now, (line) => void log.push(line));
    await sql`alter table cash_request add constraint broken check (reference <> 'broken' or decided_at is null)`.execute(
      site.db,
    );
    await sql`with hopeless as (
      insert into player_transaction (player_id, created_at, category, type, amount, currency, status)
      select ${sade.uid}, ${site.clock.now}, 2, 'deposit', 50, 'TRY', 1001 from generate_series(1, 100) returning id
    ) insert into cash_request (transaction_id, reference, filled_in, approve_at) select id, 'broken', '{}', ${site.clock.now} from hopeless`.execute(
      site.db,
    );
    const { transactionID: id } = await site.succeed(
      prepayProcessTransaction,
      { Type: 1, methodID: "45", amount: "75" },
      { as: await site.sessionOf("baska") },
    );
    site.pass(20);
    const status = async () =>
      (await site.db.selectFrom("player_transaction").select("status").where("id", "=", id).executeTakeFirst())?.status;
    await approve();
    expect([await status(), log.length]).toEqual([1001, 100]);
    await approve();
    expect([await status(), log.length]).toEqual([1002, 100]);
    await sql`update player_transaction set status = 1003 where id in (select transaction_id from cash_request where reference = 'broken')`.execute(
      site.db,
    );
    await sql`update cash_request set reference = 'mended', decided_at = ${site.clock.now} where reference = 'broken'`.execute(
      site.db,
    );
    await sql`alter table cash_request drop constraint broken`.execute(site.db);
  });

  it("is refused when too many of the player's deposits are pending; other players' do not count", async () => {
    const baska = await site.sessionOf("baska");
    const fast = { methodID: "22", amount: "50" };
    const asked = await Promise.all(
      Array.from({ length: 21 }, () => site.ask(financeSaveBankTransfer, fast, { as: baska })),
    );
    expect(asked.filter(({ result }) => result)).toHaveLength(20);
    expect(asked.find(({ result }) => !result)).toMatchObject({
      code: 422,
      message: expect.stringContaining("20 talebiniz"),
    });
    expect((await site.ask(financeSaveBankTransfer, fast, { as: sade })).result).toBe(true);
  });
});
