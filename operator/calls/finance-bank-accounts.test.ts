import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  financeDeleteBankAccount,
  financeGetBankAccount,
  financeListBankAccounts,
  financeSaveBankAccount,
} from "../../src/contract/finance-banks.ts";
import { prepayProcessTransaction } from "../../src/contract/prepay.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { pendingRequests } from "../money/cash-requests.ts";
import { decideRequest } from "../money/decide-request.ts";
import { databases } from "../testing/databases.ts";
import { type Asking, openTestSite, type TestSite } from "../testing/site.ts";

/** IBANs at Poyraz Bank (bank 2), and at Pusula Bank (bank 5). */
const poyraz = "TR469990200007781200450011";
const pusula = ibanOf("99905", "0000000000000042");

function ibanOf(bank: string, account: string): string {
  const check = 98n - (BigInt(`${bank}0${account}292700`) % 97n);
  return `TR${String(check).padStart(2, "0")}${bank}0${account}`;
}

describe.each(databases)("a player's bank accounts on $name", (database) => {
  let site: TestSite;
  let sade: SessionKeys;
  let baska: SessionKeys;
  const form = { bankID: "2", accountHolder: "Ada Deneme", iban: poyraz };
  type Form = typeof form & { bankAccountID?: string; branchName?: string; accountNumber?: string };
  const save = (more: Partial<Form> = {}, asking: Asking = { as: sade }) =>
    site.ask(financeSaveBankAccount, { ...form, ...more }, asking);
  const add = async (more: Partial<Form> = {}, as = sade) =>
    (await site.succeed(financeSaveBankAccount, { ...form, ...more }, { as })).bankAccountID;
  const list = (as = sade) => site.succeed(financeListBankAccounts, { SiteType: "desktop", showPrepaid: 1 }, { as });
  const get = (bankID: string, as = sade) => site.ask(financeGetBankAccount, { bankID }, { as });
  const remove = (bankAccountID: string, as = sade) => site.ask(financeDeleteBankAccount, { bankAccountID }, { as });

  beforeAll(async () => {
    site = await openTestSite(database);
    [sade, baska] = [await site.sessionOf("sade"), await site.sessionOf("baska")];
  });
  beforeEach(async () => {
    await site.db.deleteFrom("bank_account").execute();
  });
  afterAll(() => site.close());

  it("are added, listed, read, changed and deleted", async () => {
    expect(await list()).toEqual([]);
    const id = await add({
      iban: "\u200etr46-9990 2000\u00a00778 1200 4500 11\u202c",
      accountHolder: " ADA\u00ad  deneme ",
      branchName: "Kordon",
    });
    const account = {
      bankAccountID: id,
      bankID: "2",
      bankName: "Poyraz Bank",
      accountHolder: "ADA deneme",
      branchName: "Kordon",
      iban: poyraz,
      isVerified: false,
    };
    expect(await list()).toEqual([account]);
    expect(await get(id)).toMatchObject({ result: true, data: account });
    const changed = { bankAccountID: id, bankID: "5", iban: pusula, accountNumber: "0000-42" };
    expect(await add(changed)).toBe(id);
    const { branchName: _, ...rest } = account;
    const now = {
      ...rest,
      bankName: "Pusula Bank",
      bankID: "5",
      iban: pusula,
      accountNumber: "0000-42",
      accountHolder: "Ada Deneme",
    };
    expect(await list()).toEqual([now]);
    expect(await remove(id)).toMatchObject({ result: true });
    expect(await list()).toEqual([]);
    expect(await remove(id)).toMatchObject({ result: false, code: 404, message: "Banka hesabı bulunamadı." });
  });

  it("of another player cannot be found", async () => {
    const id = await add();
    expect(await list(baska)).toEqual([]);
    for (const answer of [
      await get(id, baska),
      await remove(id, baska),
      await save({ bankAccountID: id, accountHolder: "Ada Deneme" }, { as: baska }),
    ]) {
      expect(answer).toEqual({ result: false, code: 404, message: "Banka hesabı bulunamadı.", data: null });
    }
    for (const made of ["x", "0", "-1", "99999999999999999999"]) expect(await get(made)).toMatchObject({ code: 404 });
    expect((await list())[0]).toMatchObject({ bankAccountID: id, iban: poyraz });
    // Two players may share an account; neither learns about the other.
    await add({}, baska);
    const withdrawal = {
      Type: 2,
      methodID: "21",
      amount: "250",
      account: id,
      identityValidityDate: "2030-01-01",
    } as const;
    expect(await site.ask(prepayProcessTransaction, withdrawal, { as: baska })).toMatchObject({
      code: 422,
      message: "Hesabınız: Geçerli bir hesap seçin.",
    });
  });

  it.each<[Partial<Form>, Record<string, string>]>([
    [{ iban: "TR479990200007781200450011" }, { iban: "Geçerli bir IBAN girin." }],
    [{ iban: "" }, { iban: "Bu alan zorunludur." }],
    [{ iban: "DE89370400440532013000" }, { iban: "Geçerli bir IBAN girin." }],
    [{ iban: ibanOf("00010", "0000000000000042") }, { iban: "Bu IBAN’ın bankasıyla çalışmıyoruz." }],
    [{ bankID: "3" }, { bankID: "Bu IBAN Poyraz Bank bankasına ait." }],
    [{ accountHolder: " " }, { accountHolder: "Bu alan zorunludur." }],
    [{ accountHolder: "Ada Başkası" }, { accountHolder: "Hesap kendi adınıza olmalıdır." }],
    [{ accountHolder: "a".repeat(101) }, { accountHolder: "En fazla 100 karakter yazın." }],
    [{ branchName: "a".repeat(61) }, { branchName: "En fazla 60 karakter yazın." }],
    [{ accountNumber: "12-" }, { accountNumber: "Beklenen biçimde değil." }],
    [
      { iban: "TR1", accountHolder: "", accountNumber: "<b>" },
      {
        iban: "Geçerli bir IBAN girin.",
        accountHolder: "Bu alan zorunludur.",
        accountNumber: "Beklenen biçimde değil.",
      },
    ],
  ])("with %j are refused at the field", async (wrong, errors) => {
    const answer = await save(wrong);
    expect(answer).toMatchObject({ result: false, code: 422, data: { errors } });
    expect(answer.message).toBe("Banka hesabı kaydedilemedi. Lütfen işaretli alanları düzeltin.");
    expect((answer.data as { errors: object }).errors).toEqual(errors);
    expect(await list()).toEqual([]);
  });

  it.each(["ADA DENEME", "Ada Nur Deneme", "ada deneme"])("may be in the name %s", async (accountHolder) => {
    expect((await save({ accountHolder })).result).toBe(true);
  });

  it("have unique IBANs and are at most ten, even when sent at once", async () => {
    const id = await add();
    expect(await save()).toMatchObject({ data: { errors: { iban: "Bu IBAN hesaplarınızda zaten var." } } });
    expect(await add({ bankAccountID: id, branchName: "Çarşı" })).toBe(id);
    const many = Array.from({ length: 12 }, (_, index) => ibanOf("99902", String(index).padStart(16, "0")));
    const answers = await Promise.all(many.map((iban) => save({ iban })));
    expect(answers.filter(({ result }) => result)).toHaveLength(9);
    const refused = answers.find(({ result }) => !result);
    expect(refused).toMatchObject({ code: 422, message: expect.stringContaining("En fazla 10 banka hesabı") });
    expect(await add({ bankAccountID: id })).toBe(id);
  });

  it("are saved once for one key, and refused for other data with that key", async () => {
    const asking = { as: sade, idempotencyKey: randomUUID() };
    const first = await save({}, asking);
    expect(first.result).toBe(true);
    expect(await save({}, asking)).toEqual(first);
    expect(await save({ branchName: "Çarşı" }, asking)).toMatchObject({ code: 409 });
    expect(await list()).toHaveLength(1);
  });

  it("are paid to with the values at the request, and are then verified", async () => {
    const id = await add();
    const withdrawal = {
      Type: 2,
      methodID: "21",
      amount: "250",
      account: id,
      identityValidityDate: "2030-01-01",
    } as const;
    const { transactionID } = await site.succeed(prepayProcessTransaction, withdrawal, { as: sade });
    const [pending] = await pendingRequests(site.db, 2, 10);
    expect(pending?.filled_in).toMatchObject({ account: `${poyraz}, Ada Deneme, Poyraz Bank` });
    await decideRequest(site.db, transactionID, { verdict: "approve" }, site.clock.now);
    expect((await list())[0]).toMatchObject({ isVerified: true });
    await add({ bankAccountID: id, branchName: "Kordon" });
    expect((await list())[0]).toMatchObject({ isVerified: true });
    await add({ bankAccountID: id, bankID: "5", iban: pusula });
    expect((await list())[0]).toMatchObject({ isVerified: false });
  });
});
