import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bonusClaim, bonusListAvailable } from "../../src/contract/bonus.ts";
import { envoyGetDepositAmounts } from "../../src/contract/envoy.ts";
import {
  financeAddFavoriteCashMethod,
  financeCheckFavoriteCashMethod,
  financeListCashMethods,
  financeListCashMethodsNew,
  financeListHighlightedCashMethods,
  financeRemoveFavoriteCashMethod,
  financeSaveBankTransfer,
} from "../../src/contract/finance.ts";
import { financeListBanks } from "../../src/contract/finance-banks.ts";
import { financeListTransactions } from "../../src/contract/finance-history.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { databases } from "../testing/databases.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";

describe.each(databases)("the ways to pay on $name", (database) => {
  let site: TestSite;
  let as: SessionKeys;
  beforeAll(async () => {
    site = await openTestSite(database);
    as = await site.sessionOf("sade");
  });
  afterAll(() => site.close());

  it("are single ones and groups, with bounds per direction", async () => {
    const { methods_list } = await site.succeed(financeListCashMethodsNew, { Type: 1 }, { as });
    expect(methods_list.map(({ id, type }) => `${id} ${type}`)).toEqual([
      "22 single",
      "21 single",
      "40 single",
      "60 single",
      "45 single",
      "30 group",
      "35 single",
      "50 group",
      "65 single",
    ]);
    expect(methods_list[1]).toEqual({
      id: "21",
      name: "Havale / EFT",
      logo: expect.stringMatching(/^\/art\/cash\/21\.svg\?v=/),
      type: "single",
      isFavorite: false,
      min: "100.00",
      max: "50000.00",
      processingTime: "5–15 dakika",
      transferType: "1",
    });
    const group = methods_list.find(({ id }) => id === "30");
    expect(
      group?.type === "group" && group.methods.map(({ id, fee, transferType }) => [id, fee, transferType]),
    ).toEqual([
      ["31", "5.00", "3"],
      ["32", "5.00", "3"],
      ["33", "5.00", "3"],
    ]);
    const out = await site.succeed(financeListCashMethodsNew, { Type: "2" }, { as, language: "en" });
    expect(out.methods_list.map(({ id, name }) => `${id} ${name}`)).toEqual([
      "22 FAST",
      "21 Bank transfer / EFT",
      "40 Heybe Cüzdan",
      "60 Debit card",
      "30 Phone transfer",
      "50 Cryptocurrency",
      "70 Cash at a branch",
    ]);
    expect(out.methods_list[1]).toMatchObject({ min: "250.00", processingTime: "Same working day" });
  });

  it.each([
    ["30", ["30"]],
    ["31", ["31"]],
    ["99", []],
  ])("with the methodID %s are only that one", async (methodID, ids) => {
    const { methods_list } = await site.succeed(financeListCashMethodsNew, { Type: 1, methodID }, { as });
    expect(methods_list.map(({ id }) => id)).toEqual(ids);
  });

  it("have a form in both languages, with today's bounds and the player's reference", async () => {
    const [form] = await site.succeed(financeListCashMethods, { Type: 1, methodID: "21" }, { as });
    expect(form?.fields.map(({ name, type, required }) => [name, type, required])).toEqual([
      ["bank", "bank", true],
      ["referenceNumber", "copy", false],
      ["amount", "amount", true],
      ["branch", "text", false],
      ["paidOn", "date", true],
      ["customerNote", "textarea", false],
    ]);
    const field = (name: string) => form?.fields.find((known) => known.name === name);
    expect(field("amount")).toMatchObject({ label: { tr: "Tutar", en: "Amount" }, min: "100.00", max: "50000.00" });
    expect(field("paidOn")).toMatchObject({ min: "2026-03-07", max: "2026-03-14" });
    const { id } = await site.db
      .selectFrom("player")
      .select("id")
      .where("username", "=", "sade")
      .executeTakeFirstOrThrow();
    expect(field("referenceNumber")?.value).toBe(`KR-${id}`);

    const [qr] = await site.succeed(
      financeListCashMethods,
      { Type: 1, methodID: 45, favorites: 1 },
      { as, language: "en" },
    );
    expect(qr?.fields.map(({ name, value }) => [name, value])).toEqual([
      ["about", expect.stringContaining("scan the code with your bank’s app")],
      ["amount", undefined],
    ]);
    const [card] = await site.succeed(financeListCashMethods, { Type: 1, methodID: "65" }, { as, language: "en" });
    expect(card?.fields[0]?.options).toEqual([
      { value: "BDM-Y", label: "Badem Green" },
      { value: "BDM-A", label: "Badem Gold" },
    ]);
  });

  it("are refused for an unknown method or another direction", async () => {
    const refused = { result: false, code: 404, message: "Ödeme yöntemi tanımlı değil." };
    for (const methodID of ["99", "30", "x"]) {
      expect(await site.ask(financeListCashMethods, { Type: 1, methodID }, { as })).toMatchObject(refused);
    }
    expect(await site.ask(financeListCashMethods, { Type: 2, methodID: "65" }, { as })).toMatchObject(refused);
    expect(await site.ask(financeAddFavoriteCashMethod, { Type: 2, id: "65" }, { as })).toMatchObject(refused);
    expect(await site.ask(financeCheckFavoriteCashMethod, { Type: 1, id: "99" }, { as })).toMatchObject(refused);
  });

  it("are recommended by the operator", async () => {
    const into = await site.succeed(financeListHighlightedCashMethods, { Type: 1 }, { as });
    expect(into.map(({ id }) => id)).toEqual(["22", "21", "40", "60", "45", "51"]);
    const out = await site.succeed(financeListHighlightedCashMethods, { Type: 2 }, { as });
    expect(out.map(({ id }) => id)).toEqual(["22", "21", "40"]);
  });

  it("can be favourites in one direction, also inside a group", async () => {
    const favourites = async (Type: 1 | 2, who = as) => {
      const { methods_list } = await site.succeed(financeListCashMethodsNew, { Type }, { as: who });
      const singles = methods_list.flatMap((method) => (method.type === "group" ? method.methods : [method]));
      return singles.filter(({ isFavorite }) => isFavorite).map(({ id }) => id);
    };
    const is = async (id: string, Type: 1 | 2) =>
      (await site.succeed(financeCheckFavoriteCashMethod, { id, Type }, { as })).isFavorite;
    for (const id of ["51", "40", "40"]) await site.succeed(financeAddFavoriteCashMethod, { id, Type: 1 }, { as });
    expect(await favourites(1)).toEqual(["40", "51"]);
    expect(await favourites(2)).toEqual([]);
    expect(await favourites(1, await site.sessionOf("baska"))).toEqual([]);
    expect([await is("40", 1), await is("40", 2), await is("21", 1)]).toEqual([true, false, false]);
    const highlighted = await site.succeed(financeListHighlightedCashMethods, { Type: 1 }, { as });
    expect(highlighted.filter(({ isFavorite }) => isFavorite).map(({ id }) => id)).toEqual(["40", "51"]);
    for (const id of ["40", "40", "no-such"])
      await site.succeed(financeRemoveFavoriteCashMethod, { id, Type: 1 }, { as });
    expect(await favourites(1)).toEqual(["51"]);
  });

  it("name the operator's banks with accounts to pay into, and the amounts of prepaid cards", async () => {
    const banks = await site.succeed(financeListBanks, { typeID: 1 }, { as });
    expect(banks).toHaveLength(5);
    expect(await site.succeed(financeListBanks, { typeID: "2" }, { as })).toEqual([]);
    expect(banks[1]).toMatchObject({
      bankID: "2",
      name: "Poyraz Bank",
      code: "99902",
      logo: expect.stringMatching(/^\/art\/bank\/2\.svg\?v=/),
      accounts: [{ id: "21", iban: "TR469990200007781200450011" }],
    });
    expect(banks.at(-1)?.accounts).toBeUndefined();
    const amounts = async (bankcode: string) =>
      (await site.succeed(envoyGetDepositAmounts, { bankcode }, { as })).amounts;
    expect(await amounts("BDM-A")).toEqual(["500.00", "1000.00", "2500.00"]);
    expect(await amounts("none")).toEqual([]);
  });

  it("and bonuses that are switched off are on offer to nobody, and keep their names", async () => {
    const name = async () => (await site.succeed(financeListTransactions, { limit: 1, offset: 0 }, { as }))[0]?.method;
    await site.succeed(financeSaveBankTransfer, { methodID: "22", amount: "500.00" }, { as });
    await site.db.updateTable("cash_method").set({ active: false }).where("id", "=", 22).execute();
    await site.db.updateTable("bonus_offer").set({ active: false }).where("id", "=", "welcome").execute();
    const { methods_list } = await site.succeed(financeListCashMethodsNew, { Type: 1 }, { as });
    expect(methods_list.map(({ id }) => id)).not.toContain("22");
    expect(methods_list.length).toBeGreaterThan(5);
    const offers = await site.succeed(bonusListAvailable, {}, { as });
    expect(offers.map(({ id }) => id)).toEqual(["deposit", "loss", "slot"]);
    for (const refused of [
      await site.ask(financeListCashMethods, { methodID: "22", Type: 1 }, { as }),
      await site.ask(financeSaveBankTransfer, { methodID: "22", amount: "500.00" }, { as }),
      await site.ask(financeAddFavoriteCashMethod, { id: "22", Type: 1 }, { as }),
    ]) {
      expect(refused).toMatchObject({ result: false, code: 404 });
    }
    expect(await site.ask(bonusClaim, { id: "welcome" }, { as })).toMatchObject({ result: false, code: 422 });
    expect(await name()).toBe("FAST");
  });
});
