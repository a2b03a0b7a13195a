import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import { financeListTransactions } from "../../src/contract/finance-history.ts";
import { prepayProcessTransaction } from "../../src/contract/prepay.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { houseAccount, playerAccount, post, transfer } from "./ledger.ts";
import { databases } from "../testing/databases.ts";
import { type Asking, openTestSite, type TestSite } from "../testing/site.ts";
import { decideRequest } from "./decide-request.ts";

describe.each(databases)("a withdrawal on $name", (database) => {
  let site: TestSite;
  let sade: SessionKeys;
  const wallet = {
    Type: 2,
    methodID: "40",
    amount: "500",
    account: "5000000021",
    identityValidityDate: "2030-01-01",
  } as const;
  const send = (
    more: Partial<Omit<typeof wallet, "amount"> & { amount: string }> = {},
    asking: Asking = { as: sade },
  ) => site.ask(prepayProcessTransaction, { ...wallet, ...more }, asking);
  const ask = async () => (await site.succeed(prepayProcessTransaction, wallet, { as: sade })).transactionID;
  const decide = (id: string, verdict: "approve" | "cancel") => decideRequest(site.db, id, { verdict }, site.clock.now);
  const balance = async (as = sade) => (await site.succeed(financeCheckBalance, {}, { as }))[0]?.balance;
  const inHistory = async (id: string) =>
    (await site.succeed(financeListTransactions, { limit: 250, offset: 0 }, { as: sade })).find((row) => row.id === id);
  const held = async () => {
    const sums = site.db.selectFrom("ledger_account").select(({ fn }) => fn.sum<string>("balance").as("sum"));
    return Number((await sums.where("kind", "=", "held").executeTakeFirstOrThrow()).sum);
  };

  beforeAll(async () => {
    site = await openTestSite(database);
    sade = await site.sessionOf("sade");
  });
  afterAll(() => site.close());

  it("takes its money from the balance at once and holds it", async () => {
    const answer = await site.succeed(prepayProcessTransaction, wallet, { as: sade });
    expect(answer).toEqual({ transactionID: answer.transactionID, status: "1001" });
    expect([await balance(), await held()]).toEqual(["750.50", 500]);
    expect(await inHistory(answer.transactionID)).toEqual({
      id: answer.transactionID,
      createdAt: site.clock.now.toISOString(),
      transaction_category_id: "3",
      category: "Çekim",
      sub_category: "Cüzdan",
      type: "Çekim",
      amount: "-500.00",
      balanceAfter: "750.50",
      currency: "TRY",
      transaction_status: "1001",
      method: "Heybe Cüzdan",
    });
    expect(await decide(answer.transactionID, "cancel")).toBe("cancelled");
  });

  it("is paid from the held money when approved", async () => {
    const id = await ask();
    expect(await decide(id, "approve")).toBe("approved");
    expect([await balance(), await held()]).toEqual(["750.50", 0]);
    expect(await inHistory(id)).toMatchObject({
      transaction_status: "1002",
      amount: "-500.00",
      balanceAfter: "750.50",
      decidedAt: site.clock.now.toISOString(),
    });
  });

  it("returns to the balance completely when cancelled", async () => {
    const id = await ask();
    expect(await balance()).toBe("250.50");
    expect(await decide(id, "cancel")).toBe("cancelled");
    expect([await balance(), await held()]).toEqual(["750.50", 0]);
    const row = await inHistory(id);
    expect(row?.transaction_status).toBe("1003");
    expect(row?.balanceAfter).toBeUndefined();
  });

  it.each([
    ["two approvals", ["approve", "approve"]],
    ["two cancellations", ["cancel", "cancel"]],
    ["an approval and a cancellation", ["approve", "cancel"]],
  ] as const)("is decided once by %s at the same time", async (_what, verdicts) => {
    const id = await ask();
    const outcomes = await Promise.all(verdicts.map((verdict) => decide(id, verdict)));
    expect(outcomes.filter((outcome) => outcome === "late")).toHaveLength(1);
    const isPaid = outcomes.includes("approved");
    expect([await balance(), await held()]).toEqual([isPaid ? "250.50" : "750.50", 0]);
    expect(await decide(id, isPaid ? "cancel" : "approve")).toBe("late");
    if (!isPaid) return;
    const from = await houseAccount(site.db, "house.capital", "TRY");
    const { player_id } = await site.db
      .selectFrom("player_transaction")
      .select("player_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const entries = transfer(from, await playerAccount(site.db, player_id, "wallet", "TRY"), "500.00");
    await post(site.db, { kind: "refill", at: site.clock.now, entries });
  });

  it("is carried out once per key, and refused for other data with that key", async () => {
    const key = { as: sade, idempotencyKey: randomUUID() };
    const first = await send({}, key);
    expect(first.result).toBe(true);
    expect(await send({}, key)).toEqual(first);
    expect(await send({ amount: "499" }, key)).toMatchObject({ result: false, code: 409 });
    expect(await balance()).toBe("250.50");
    await decide((first.data as { transactionID: string }).transactionID, "cancel");
  });

  it("beyond the balance is refused with the amount available, as is the second of two at once", async () => {
    const before = await balance();
    expect(await send({ amount: "750.51" })).toMatchObject({
      result: false,
      code: 402,
      message: "Bakiyeniz bu çekim için yeterli değil. Çekebileceğiniz tutar: ₺750,50.",
    });
    const english = await send({ amount: "1000" }, { as: sade, language: "en" });
    expect(english.message).toBe("Your balance is too low for this withdrawal. You can withdraw ₺750.50.");
    expect(await balance()).toBe(before);
    const both = await Promise.all([send(), send()]);
    const done = both.filter(({ result }) => result);
    expect(done).toHaveLength(1);
    expect([await balance(), await held()]).toEqual(["250.50", 500]);
    for (const { data } of done) await decide((data as { transactionID: string }).transactionID, "cancel");
  });

  it.each([
    [{ amount: "49.99" }, 422, "Girdiğiniz tutar alt ve üst sınırların dışında: ₺50,00 – ₺20.000,00."],
    [{ amount: "20000.01" }, 422, "Girdiğiniz tutar alt ve üst sınırların dışında: ₺50,00 – ₺20.000,00."],
    [{ amount: "-100" }, 422, "Girdiğiniz tutar alt ve üst sınırların dışında: ₺50,00 – ₺20.000,00."],
    [{ amount: "100.001" }, 422, "Tutarı en fazla iki ondalıkla girin."],
    [{ methodID: "65" }, 404, "Ödeme yöntemi tanımlı değil."],
    [{ account: "12" }, 422, "Cüzdan numaranız: Beklenen biçimde değil."],
    [
      { identityValidityDate: "2026-03-13" },
      422,
      "Kimliğinizin son geçerlilik tarihi: 2026-03-14 veya sonrası olmalıdır.",
    ],
    [{ identityValidityDate: "" }, 422, "Kimliğinizin son geçerlilik tarihi: Bu alan zorunludur."],
  ])("with %j is refused and moves no money", async (wrong, code, message) => {
    expect(await send(wrong as object)).toMatchObject({ result: false, code, message });
    expect([await balance(), await held()]).toEqual(["750.50", 0]);
  });

  it("is refused until the player's identity is verified", async () => {
    const set = (isVerified: boolean) =>
      site.db.updateTable("player").set({ identity_verified: isVerified }).where("username", "=", "sade").execute();
    await set(false);
    expect(await send()).toMatchObject({
      result: false,
      code: 422,
      message: expect.stringContaining("kimliğinizin doğrulanması"),
    });
    await set(true);
    expect(await decide(await ask(), "cancel")).toBe("cancelled");
  });

  it("is refused when too many are pending; deposits do not count", async () => {
    const waiting = await Promise.all(Array.from({ length: 5 }, () => send({ amount: "50" })));
    expect(waiting.every(({ result }) => result)).toBe(true);
    expect(await send({ amount: "50" })).toMatchObject({
      result: false,
      code: 422,
      message: expect.stringContaining("5 talebiniz"),
    });
    const deposit = { Type: 1, methodID: "40", amount: "50", account: "5000000021" } as const;
    expect((await site.ask(prepayProcessTransaction, deposit, { as: sade })).result).toBe(true);
    for (const { data } of waiting) await decide((data as { transactionID: string }).transactionID, "cancel");
    expect([await balance(), await held()]).toEqual(["750.50", 0]);
  });

  it("cannot be decided without its money: a constraint forbids it", async () => {
    const id = await ask();
    const set = (values: { status: 1002 | 1003; ledger_transaction_id?: string }) =>
      site.db.updateTable("player_transaction").set(values).where("id", "=", id).execute();
    await expect(set({ status: 1003 })).rejects.toMatchObject({ constraint: "withdrawal_money_moved" });
    const { id: other } = await site.db
      .selectFrom("ledger_transaction")
      .select("id")
      .where("holds_for", "=", id)
      .executeTakeFirstOrThrow();
    await expect(set({ status: 1002, ledger_transaction_id: other })).rejects.toMatchObject({
      constraint: "withdrawal_money_moved",
    });
    const { player_id } = await site.db
      .selectFrom("player_transaction")
      .select("player_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const bare = {
      player_id,
      created_at: site.clock.now,
      category: 3,
      type: "withdraw",
      amount: "-1.00",
      currency: "TRY",
      status: 1001,
    } as const;
    await expect(site.db.insertInto("player_transaction").values(bare).execute()).rejects.toMatchObject({
      constraint: "withdrawal_money_moved",
    });
    await decide(id, "cancel");
  });
});
