import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bonusCancel, bonusListAvailable } from "../../src/contract/bonus.ts";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import { financeListTransactions } from "../../src/contract/finance-history.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { databases } from "../testing/databases.ts";
import { betOnSlots } from "../testing/bet-on-slots.ts";
import { playerIdOf } from "../testing/player-id-of.ts";
import { type Asking, openTestSite, type TestSite } from "../testing/site.ts";
import { endBonuses, grantBonus } from "./bonuses.ts";

describe.each(databases)("giving a bonus up on $name", (database) => {
  let site: TestSite;
  let as: SessionKeys;
  let playerId: string;
  const notRunning = { result: false, code: 422, message: expect.stringContaining("devam etmiyor") };
  const cancel = (id: string, asking: Asking = { as }) => site.ask(bonusCancel, { id }, asking);
  const list = async () =>
    (await site.succeed(bonusListAvailable, {}, { as })).filter(({ state }) => state !== "available");
  const balance = async () => (await site.succeed(financeCheckBalance, {}, { as }))[0];
  const books = () =>
    site.db.selectFrom("ledger_transaction").select("kind").where("kind", "like", "bonus%").orderBy("id").execute();
  const grant = async (wagering = "300.00") => {
    await grantBonus(site.db, playerId, { amount: "100.00", wagering, days: 7 }, site.clock.now);
    return (await list()).find(({ state }) => state === "active")?.id ?? "";
  };
  const bet = (amount: string) => betOnSlots(site, playerId, amount);

  beforeAll(async () => {
    site = await openTestSite(database);
    as = await site.sessionOf("sade");
    playerId = await playerIdOf(site.db, "sade");
  });
  afterAll(() => site.close());

  it("takes its money back and leaves the balance; once per key, however often it is sent", async () => {
    const id = await grant();
    await bet("50.00");
    expect(await balance()).toEqual({ balance: "1200.50", bonus: "100.00", currency: "TRY" });
    const key = { as, idempotencyKey: randomUUID() };
    const answers = [...(await Promise.all([cancel(id, key), cancel(id, key)])), await cancel(id, key)];
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({
      result: true,
      data: expect.arrayContaining([expect.objectContaining({ id, state: "expired", wagered: "50.00" })]),
    });
    expect(await balance()).toEqual({ balance: "1200.50", currency: "TRY" });
    expect(await books()).toEqual([{ kind: "bonus-grant" }, { kind: "bonus-given-up" }]);
    expect(await site.succeed(financeListTransactions, { limit: 5, offset: 0, searchCategory: 4 }, { as })).toEqual([]);
    const { sum } = await site.db
      .selectFrom("ledger_entry")
      .select(({ fn }) => fn.sum<string>("amount").as("sum"))
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBe(0);
    expect(await cancel(id)).toMatchObject(notRunning);
    expect((await cancel(id, { as, language: "en" })).message).toBe(
      "This bonus is not running, so it cannot be given up.",
    );
  });

  it("happens once, without a key and at the same time as its end", async () => {
    site.pass(60);
    const id = await grant();
    const answers = await Promise.all([cancel(id), cancel(id), endBonuses(site.db, site.clock.now, () => {})]);
    expect(answers.filter((answer) => answer?.result)).toHaveLength(1);
    expect(await balance()).toEqual({ balance: "1200.50", currency: "TRY" });
  });

  it("is refused for a bonus that is wagered, over, or somebody else's", async () => {
    site.pass(60);
    const wagered = await grant("20.00");
    await bet("20.00");
    expect(await cancel(wagered)).toMatchObject(notRunning);
    await endBonuses(site.db, site.clock.now, () => {});
    expect(await balance()).toEqual({ balance: "1280.50", currency: "TRY" });
    site.pass(60);
    const over = await grant();
    const other = await site.sessionOf("baska");
    for (const id of [over, "welcome", "0", "999999999999999999999"])
      expect(await cancel(id, { as: other }), id).toMatchObject(notRunning);
    site.pass(7 * 86_400);
    as = await site.sessionOf("sade");
    expect(await cancel(over)).toMatchObject(notRunning);
  });
});
