import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CashDirection, financeEligibility, financeListCashMethodsNew } from "../../src/contract/finance.ts";
import { prepayProcessTransaction } from "../../src/contract/prepay.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { bonusCancel, bonusListAvailable } from "../../src/contract/bonus.ts";
import { grantBonus } from "./bonuses.ts";
import { databases } from "../testing/databases.ts";
import { playerIdOf } from "../testing/player-id-of.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";
import { decideRequest } from "./decide-request.ts";
import { standingOf } from "./eligibility.ts";

describe.each(databases)("what can be moved now, on $name", (database) => {
  let site: TestSite;
  let as: SessionKeys;
  let playerId: string;
  const ask = (Type: CashDirection, language = "tr") => site.succeed(financeEligibility, { Type }, { as, language });
  const disabled = async (Type: CashDirection, language = "tr") => {
    const { methods_list } = await site.succeed(financeListCashMethodsNew, { Type }, { as, language });
    const methods = methods_list.flatMap((each) => (each.type === "group" ? each.methods : [each]));
    return new Map(methods.map((method) => [method.id, method.disabled]));
  };
  const withdraw = (amount: string) =>
    site.ask(
      prepayProcessTransaction,
      { Type: 2, methodID: "40", amount, account: "5000000021", identityValidityDate: "2030-01-01" },
      { as },
    );
  const verified = (isVerified: boolean) =>
    site.db.updateTable("player").set({ identity_verified: isVerified }).where("id", "=", playerId).execute();
  beforeAll(async () => {
    site = await openTestSite(database);
    as = await site.sessionOf("sade");
    playerId = await playerIdOf(site.db, "sade");
  });
  afterAll(() => site.close());

  it("is the balance, or the largest maximum, when nothing stands in the way", async () => {
    expect(await ask(2)).toEqual({ available: "1250.50", own: "1250.50", onTheWay: "0.00", reasons: [] });
    expect(await ask(1)).toEqual({ available: "250000.00", own: "1250.50", onTheWay: "0.00", reasons: [] });
    expect(new Set((await disabled(1)).values())).toEqual(new Set([undefined]));
    const other = await site.sessionOf("baska");
    expect(await site.succeed(financeEligibility, { Type: 2 }, { as: other })).toMatchObject({ available: "7.00" });
  });

  it("needs a verified identity and no running bonus, which the methods say, too", async () => {
    await verified(false);
    await grantBonus(site.db, playerId, { amount: "100.00", wagering: "300.00", days: 7 }, site.clock.now);
    expect(await ask(2, "en")).toEqual({
      available: "0.00",
      own: "1250.50",
      bonus: "100.00",
      onTheWay: "0.00",
      reasons: [
        {
          code: "identity",
          message: expect.stringMatching(/^Your identity has to be verified/),
          amount: "1250.50",
        },
        {
          code: "bonus",
          message: "You have an active bonus. Bet another ₺300.00 before you withdraw.",
          amount: "1250.50",
          until: "2026-03-21T09:00:00.000Z",
          url: "/profile/bonuses",
        },
      ],
    });
    await verified(true);
    for (const why of (await disabled(2)).values())
      expect(why).toEqual({ code: "bonus", message: expect.stringContaining("₺300,00"), url: "/profile/bonuses" });
    expect((await ask(1)).reasons).toEqual([]);
  });

  it("is free again once the bonus is given up", async () => {
    const running = (await site.succeed(bonusListAvailable, {}, { as })).find(({ state }) => state === "active");
    expect((await withdraw("50")).result).toBe(false);
    await site.succeed(bonusCancel, { id: running?.id ?? "" }, { as });
    expect(await ask(2)).toEqual({ available: "1250.50", own: "1250.50", onTheWay: "0.00", reasons: [] });
    expect((await withdraw("1250.50")).result).toBe(true);
  });

  it("leaves out what is on its way; a method that takes no less than more is disabled", async () => {
    expect(await ask(2)).toEqual({ available: "0.00", own: "0.00", onTheWay: "1250.50", reasons: [] });
    expect((await disabled(2)).get("40")).toEqual({
      code: "other",
      message: "Bakiyeniz bu çekim için yeterli değil. Çekebileceğiniz tutar: ₺0,00.",
    });
    const { id } = await site.db
      .selectFrom("player_transaction")
      .select("id")
      .where("status", "=", 1001)
      .executeTakeFirstOrThrow();
    await decideRequest(site.db, id, { verdict: "cancel" }, site.clock.now);
  });

  it("ends at the player's own limits, the tightest first; until when is said", async () => {
    const limits = { day: "60.00", week: "300000.00", month: "40.00" };
    for (const [period, value] of Object.entries(limits)) {
      const row = { player_id: playerId, kind: "deposit" as const, period: period as keyof typeof limits, value };
      await site.db.insertInto("player_limit").values(row).execute();
    }
    expect(await ask(1)).toMatchObject({
      available: "40.00",
      reasons: [
        { code: "limit", amount: "40.00", until: "2026-03-31T21:00:00.000Z", url: "/profile/limits" },
        { code: "limit", amount: "60.00", until: "2026-03-14T21:00:00.000Z" },
      ],
    });
    const why = await disabled(1);
    expect(why.get("22")).toMatchObject({ code: "limit", url: "/profile/limits" });
    expect(why.get("40")).toBeUndefined();
    await site.db.deleteFrom("player_limit").execute();
  });

  it("is nothing during a time-out, for deposits", async () => {
    const until = new Date("2026-03-16T10:00:00Z");
    const moving = { playerId, now: site.clock.now, language: "tr" } as const;
    await site.db
      .insertInto("exclusion")
      .values({ player_id: playerId, kind: "timeOut", began_at: site.clock.now, ends_at: until })
      .execute();
    expect((await standingOf(site.db, { ...moving, direction: 1 })).obstacles).toMatchObject([
      { code: "pause", most: "0.00", until },
    ]);
    expect((await standingOf(site.db, { ...moving, direction: 2 })).obstacles).toMatchObject([{ code: "balance" }]);
  });
});
