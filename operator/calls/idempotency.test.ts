import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { financeAddFavoriteCashMethod, financeSaveBankTransfer } from "../../src/contract/finance.ts";
import { bonusClaim } from "../../src/contract/bonus.ts";
import { prepayProcessTransaction } from "../../src/contract/prepay.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { userRegister } from "../../src/contract/user-account.ts";
import { setMaintenance } from "../content/edit-content.ts";
import { databases } from "../testing/databases.ts";
import { type Asking, openTestSite, type TestSite } from "../testing/site.ts";
import { handlers } from "./all-calls.ts";

describe.each(databases)("an Idempotency-Key on $name", (database) => {
  let site: TestSite;
  let sade: SessionKeys;
  let baska: SessionKeys;
  const fast = { methodID: "22", amount: "50.00" };
  const ask = (key: string, data = fast, more: Asking = { as: sade }) =>
    site.ask(financeSaveBankTransfer, data, { ...more, idempotencyKey: key });
  const countDeposits = async () =>
    (await site.db.selectFrom("player_transaction").select("id").where("category", "=", 2).execute()).length;

  beforeAll(async () => {
    site = await openTestSite(database);
    sade = await site.sessionOf("sade");
    baska = await site.sessionOf("baska");
  });
  afterAll(() => site.close());

  it("carries a repeated write out once, with the same answer", async () => {
    const [key, before] = [randomUUID(), await countDeposits()];
    const first = await ask(key);
    expect(first.result).toBe(true);
    expect(await ask(key)).toEqual(first);
    // Neither the language nor the order of the fields is part of the request's identity.
    const inEnglish = { as: sade, language: "en" };
    expect(await ask(key.toUpperCase(), { amount: "50.00", methodID: "22" }, inEnglish)).toEqual(first);
    expect(await countDeposits()).toBe(before + 1);
  });

  it("carries a write sent many times at once out once", async () => {
    const [key, before] = [randomUUID(), await countDeposits()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(key)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await countDeposits()).toBe(before + 1);
  });

  it("is refused with other data or for another call", async () => {
    const [key, before] = [randomUUID(), await countDeposits()];
    await ask(key);
    const refused = { result: false, code: 409, message: expect.stringContaining("başka bilgilerle") };
    expect(await ask(key, { ...fast, amount: "51.00" })).toMatchObject(refused);
    const other = { ...fast, Type: 1, methodID: "40", account: "5000000021" } as const;
    expect(await site.ask(prepayProcessTransaction, other, { as: sade, idempotencyKey: key })).toMatchObject(refused);
    expect(await countDeposits()).toBe(before + 1);
  });

  it("is separate for each player", async () => {
    const [key, before] = [randomUUID(), await countDeposits()];
    const first = await ask(key);
    const second = await ask(key, fast, { as: baska });
    expect(second.result).toBe(true);
    expect(second.data).not.toEqual(first.data);
    expect(await countDeposits()).toBe(before + 2);
  });

  it("repeats a refusal, even if the call would succeed by now", async () => {
    const key = randomUUID();
    const dated = { methodID: "21", amount: "100", bank: "2", paidOn: "2026-03-15" };
    const tomorrow = await ask(key, dated);
    expect(tomorrow).toMatchObject({ result: false, code: 422 });
    site.pass(13 * 3600);
    sade = await site.sessionOf("sade");
    expect(await ask(key, dated)).toEqual(tomorrow);
    expect((await ask(randomUUID(), dated)).result).toBe(true);
  });

  it("does not store answers about authentication, maintenance or missing services", async () => {
    const key = randomUUID();
    expect(await ask(key, fast, {})).toMatchObject({ code: 403 });
    await setMaintenance(site.db, true);
    expect(await ask(key)).toMatchObject({ result: false, message: "This site is under maintenance" });
    await setMaintenance(site.db, false);
    const table = handlers as Record<string, unknown>;
    const claim = table["bonus/claim"];
    delete table["bonus/claim"];
    expect(await site.ask(bonusClaim, { id: "slot" }, { as: sade, idempotencyKey: key })).toMatchObject({ code: 501 });
    table["bonus/claim"] = claim;
    expect((await ask(key)).result).toBe(true);
  });

  it("stores nothing of a call that ends in a fault, so that it can be resent", async () => {
    const [key, before] = [randomUUID(), await countDeposits()];
    await site.db.schema.alterTable("cash_request").renameTo("elsewhere").execute();
    await expect(ask(key)).rejects.toThrow("cash_request");
    await site.db.schema.alterTable("elsewhere").renameTo("cash_request").execute();
    expect(await countDeposits()).toBe(before);
    expect((await ask(key)).result).toBe(true);
  });

  it("is stored for at least a day", async () => {
    const key = randomUUID();
    const first = await ask(key);
    site.pass(25 * 3600);
    sade = await site.sessionOf("sade");
    expect(await ask(key)).toEqual(first);
  });

  it("must be a UUID for calls that accept keys, and is ignored for others", async () => {
    expect(await ask("1")).toMatchObject({ code: 400, message: expect.stringContaining("Idempotency-Key") });
    const favourite = { id: "21", Type: 1 } as const;
    expect((await site.ask(financeAddFavoriteCashMethod, favourite, { as: sade, idempotencyKey: "1" })).result).toBe(
      true,
    );
  });

  it("opens one account and stores neither the key nor the password", async () => {
    const form = {
      firstName: "Ada",
      lastName: "Deneme",
      birthDate: "1990-05-17",
      nationalId: "10000000528",
      country: "TR",
      city: "İzmir",
      address: "Sokak 1",
      currency: "TRY",
      email: "bir@test.example",
      phone: "+905000000177",
      username: "birkez",
      password: "Gizli-Parola-1",
      passwordConfirm: "Gizli-Parola-1",
      smsOptIn: false,
      emailOptIn: false,
      rulesAccepted: true,
    };
    const key = randomUUID();
    const register = () => site.ask(userRegister, form, { idempotencyKey: key });
    const [first, second] = await Promise.all([register(), register()]);
    expect(first).toMatchObject({ result: true, data: { uid: expect.any(String) } });
    expect(second).toEqual(first);
    expect(await site.ask(userRegister, form)).toMatchObject({
      result: false,
      data: { errors: { username: "Bu kullanıcı adı alınmış" } },
    });
    // What the operator knows already does not count as another attempt.
    const again = async (): Promise<number | undefined> => (await site.ask(userRegister, form)).code ?? again();
    expect(await again()).toBe(429);
    expect(await register()).toEqual(first);
    const rows = JSON.stringify(await site.db.selectFrom("idempotent_answer").selectAll().execute());
    expect(rows).not.toContain(key);
    expect(rows).not.toContain("Parola");
  });
});
