import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bonusClaim, bonusListAvailable } from "../../src/contract/bonus.ts";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import { financeSaveBankTransfer } from "../../src/contract/finance.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { decideRequest } from "./decide-request.ts";
import { houseAccount, playerAccount, post, transfer } from "./ledger.ts";
import { databases } from "../testing/databases.ts";
import { playerIdOf } from "../testing/player-id-of.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";
import { startOfDay } from "../lib/calendar.ts";
import { endBonuses } from "./bonuses.ts";

describe.each(databases)("claiming a bonus on $name", (database) => {
  let site: TestSite;
  let as: SessionKeys;
  let playerId: string;
  const list = () => site.succeed(bonusListAvailable, {}, { as });
  const states = async () => (await list()).map(({ id, state }) => (state === "available" ? id : state));
  const claim = (id: string, language = "tr") => site.ask(bonusClaim, { id }, { as, language });
  const balance = async () => (await site.succeed(financeCheckBalance, {}, { as }))[0];
  const end = () => endBonuses(site.db, site.clock.now, (line) => expect(line).toBe(""));
  const move = async (kind: "bet" | "refund", amount: string, ticketNumber?: string, subCategory = "sport") => {
    const wallet = await playerAccount(site.db, playerId, "wallet", "TRY");
    const house = await houseAccount(site.db, "house.games", "TRY");
    const entries = kind === "bet" ? transfer(wallet, house, amount) : transfer(house, wallet, amount);
    await post(site.db, {
      kind,
      at: site.clock.now,
      history: { category: 1, subCategory, ...(ticketNumber && { ticketNumber }) },
      entries,
    });
  };
  const ask = async (amount: string) =>
    (await site.succeed(financeSaveBankTransfer, { methodID: "22", amount }, { as })).transactionID;
  const approve = (id: string) => decideRequest(site.db, id, { verdict: "approve" }, site.clock.now);
  const deposit = async (amount: string) => approve(await ask(amount));
  const later = async (seconds: number) => {
    site.pass(seconds);
    as = await site.sessionOf("sade");
  };

  beforeAll(async () => {
    site = await openTestSite(database);
    as = await site.sessionOf("sade");
    playerId = await playerIdOf(site.db, "sade");
  });
  afterAll(() => site.close());

  it("grants it once, however often it is pressed, and lists it as active with its wagering", async () => {
    expect(await states()).toEqual(["welcome", "deposit", "loss", "slot"]);
    await move("bet", "50.00", "before");
    await later(1);
    const answers = await Promise.all([claim("slot"), claim("slot"), claim("slot")]);
    expect(answers.filter(({ result }) => result)).toHaveLength(1);
    expect(await states()).toEqual(["welcome", "deposit", "loss", "active"]);
    expect((await list()).at(-1)).toMatchObject({ amount: "100.00", wagering: "1500.00", wagered: "0.00" });
    expect((await balance())?.bonus).toBe("100.00");
    expect(await claim("slot", "en")).toMatchObject({
      result: false,
      code: 422,
      message: "This bonus can no longer be claimed.",
    });
  });

  it("refuses another one while a bonus is running", async () => {
    await deposit("500.00");
    expect(await claim("deposit")).toMatchObject({
      code: 422,
      message: "Devam eden bir bonusunuz var. Yenisini o bitince alabilirsiniz.",
    });
  });

  it("counts real bets towards the wagering, but none that were refunded", async () => {
    await later(1);
    await move("bet", "600.00", "void");
    await move("refund", "600.00", "void");
    await move("bet", "20.00");
    expect((await list()).at(-1)?.wagered).toBe("20.00");
    // The bet of this one was made before the bonus and did not count.
    await move("refund", "50.00", "before");
    expect((await list()).at(-1)?.wagered).toBe("20.00");
  });

  it("is expired after its time, before and after its money is taken back", async () => {
    await later(7 * 86_400);
    expect(await states()).toContain("expired");
    await end();
    expect(await states()).toContain("expired");
    expect((await balance())?.bonus).toBeUndefined();
    // Bets after its end do not count.
    await later(1);
    await move("bet", "100.00");
    expect((await list()).at(-1)).toMatchObject({ state: "expired", wagered: "20.00" });
  });

  it("gives a share of the latest deposit, once; without wagering it is in the wallet at once", async () => {
    expect(await claim("deposit")).toMatchObject({ code: 422, message: expect.stringContaining("yatırım gerekir") });
    await deposit("1000.00");
    const before = Number((await balance())?.balance);
    const { data } = await claim("deposit");
    expect(data).toContainEqual(expect.objectContaining({ state: "completed", amount: "200.00" }));
    expect(Number((await balance())?.balance) - before).toBe(200);
    expect(await claim("deposit")).toMatchObject({ code: 422 });
    expect(await claim("welcome")).toMatchObject({ code: 422 });
    await later(86_400);
    expect(await states()).toContain("deposit");
  });

  it("is at most what the offer says, and completed by bets: then the wallet has it", async () => {
    await deposit("5000.00");
    expect(await claim("welcome")).toMatchObject({ result: true });
    expect((await list()).find(({ state }) => state === "active")).toMatchObject({
      amount: "999.00",
      wagering: "9990.00",
    });
    await later(1);
    for (let turn = 0; turn < 3; turn += 1) {
      await move("bet", "3330.00");
      await deposit("4000.00");
    }
    const before = Number((await balance())?.balance);
    await end();
    expect(Number((await balance())?.balance) - before).toBe(999);
    expect((await list()).find(({ wagering }) => wagering === "9990.00")).toMatchObject({
      state: "completed",
      wagered: "9990.00",
    });
    const { sum } = await site.db
      .selectFrom("ledger_entry")
      .select(({ fn }) => fn.sum<string>("amount").as("sum"))
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBe(0);
  });

  it("is for the deposit that was approved last, and counts its days from there", async () => {
    await later(4 * 86_400);
    const [first, second] = [await ask("600.00"), await ask("700.00")];
    await later(4 * 86_400);
    expect(await claim("deposit")).toMatchObject({ code: 422 });
    await approve(second);
    await later(60);
    await approve(first);
    await later(2 * 86_400);
    const { data } = await claim("deposit");
    expect(data).toContainEqual(expect.objectContaining({ state: "completed", amount: "120.00" }));
  });

  it("gives a share of yesterday's loss on slots and casino games, once, if it was large enough", async () => {
    const needsLoss = { code: 422, message: expect.stringContaining("yeterli net kaybınız") };
    const untilTomorrow = async () =>
      later((startOfDay(site.clock.now, 1).getTime() - site.clock.now.getTime()) / 1_000);
    await untilTomorrow();
    await move("bet", "499.99", undefined, "slot");
    await move("bet", "900.00", undefined, "live");
    await untilTomorrow();
    expect(await claim("loss")).toMatchObject(needsLoss);
    await move("bet", "1000.00", "lost", "slot");
    await move("bet", "200.00", "given back", "crash");
    await move("refund", "200.00", "given back", "crash");
    expect(await claim("loss")).toMatchObject(needsLoss);
    await untilTomorrow();
    const { data } = await claim("loss");
    expect(data).toContainEqual(expect.objectContaining({ state: "active", amount: "300.00", wagering: "300.00" }));
    expect(await states()).not.toContain("loss");
    await later(60);
    await move("bet", "300.00");
    await end();
    await untilTomorrow();
    expect(await claim("loss")).toMatchObject(needsLoss);
  });

  it("is said to be claimable exactly when a claim is accepted, and otherwise why not", async () => {
    const available = async (language = "tr") =>
      (await site.succeed(bonusListAvailable, {}, { as, language })).filter(({ state }) => state === "available");
    await later(86_400);
    const seen = new Set<boolean | undefined>();
    const tell = async () => {
      for (const offer of await available()) {
        seen.add(offer.claimable);
        if (!offer.claimable) expect(await claim(offer.id)).toMatchObject({ code: 422, message: offer.reason });
      }
    };
    await tell();
    await deposit("800.00");
    const before = await available("en");
    expect(before.find(({ id }) => id === "deposit")).toMatchObject({
      claimable: true,
      amount: "160.00",
      percent: 20,
      maxAmount: "500.00",
    });
    expect(before.find(({ id }) => id === "loss")).toMatchObject({
      claimable: false,
      reason: expect.stringMatching(/^For this bonus you need a large enough net loss/),
      maxAmount: "5000.00",
      days: 7,
    });
    await tell();
    const { data } = await claim("deposit");
    expect(data).toContainEqual(expect.objectContaining({ state: "completed", amount: "160.00" }));
    expect(seen).toEqual(new Set([true, false]));
  });

  it("belongs to its player only", async () => {
    const other = await site.succeed(bonusListAvailable, {}, { as: await site.sessionOf("baska") });
    expect(other.map(({ state }) => state)).toEqual(["available", "available", "available", "available"]);
    expect(other.find(({ id }) => id === "slot")).toMatchObject({
      claimable: true,
      amount: "100.00",
      wagering: "1500.00",
      days: 7,
    });
    expect(await site.ask(bonusListAvailable, {})).toMatchObject({ result: false, code: 403 });
  });

  it("is for the latest deposit that is large enough, where the offer has a minimum", async () => {
    as = await site.sessionOf("yirmi");
    const welcome = async () => (await list()).find(({ id }) => id === "welcome");
    await deposit("99.99");
    const smallDeposit = "Son 3 gün içindeki yatırımlarınız bu bonusun en az yatırım tutarına ulaşmıyor.";
    expect(await welcome()).toMatchObject({ claimable: false, reason: smallDeposit, minDeposit: "100.00" });
    expect(await claim("welcome")).toMatchObject({ code: 422, message: smallDeposit });
    await deposit("100.00");
    site.pass(60);
    await deposit("60.00");
    expect(await welcome()).toMatchObject({ claimable: true, amount: "50.00", minDeposit: "100.00" });
    const { data } = await claim("welcome");
    expect(data).toContainEqual(expect.objectContaining({ state: "active", amount: "50.00" }));
  });
});
