import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testNow, databases } from "../testing/databases.ts";
import { lockSeat, type Betting } from "./purse.ts";
import { board } from "./sports-board.ts";
import { openTestProvider, type TestProvider } from "./testing/test-provider.ts";
import { type BetSlip, combinedOdds, placeCoupon, possibleWin } from "./place-coupon.ts";
import { listCoupons } from "./list-coupons.ts";
import { isRight, type Score } from "./markets.ts";
import type { Pick } from "../database/columns.ts";
import { settleDueCoupons, voidCoupon } from "./settle-coupons.ts";

describe("combined odds", () => {
  it("are the exact product, cut to two decimals and capped", () => {
    expect(combinedOdds(["1.10", "1.10"])).toBe("1.21");
    expect(combinedOdds(["1.97", "2.84", "23.60"])).toBe("131.92");
    expect(combinedOdds(["100.00", "100.00", "100.00"])).toBe("10000.00");
    expect(possibleWin("10.00", "131.92")).toBe("1319.20");
  });
});

describe.each(databases)("coupons on $name", (database) => {
  let provider: TestProvider;
  let playing: Betting;
  beforeAll(async () => {
    provider = await openTestProvider(database);
    playing = await provider.open({ kind: "virtual", reference: "betframe", type: "sport" });
  });
  beforeEach(() => provider.refill());
  afterAll(() => provider.close());

  /** Bets on the results of the next matches, one pick each, at the current odds. */
  async function slip(...chosen: readonly Pick[]): Promise<BetSlip> {
    const coming = (await board(provider.db, testNow)).filter(({ minute }) => minute === undefined);
    const selections = chosen.map((pick, index) => {
      const standing = coming[index];
      return { event: standing?.fixture.id ?? "", market: "result" as const, pick, odds: standing?.odds[pick] ?? "" };
    });
    return { stake: "10.00", selections };
  }
  const list = (more = {}) =>
    listCoupons(provider.db, { playerId: provider.playerId, limit: 100, offset: 0, language: "tr", ...more });
  const log: string[] = [];
  const settle = (now: Date) => settleDueCoupons(provider.db, now, (line) => log.push(line));
  const inHours = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);

  it("take their stake and stay open until the results", async () => {
    const coupon = await placeCoupon(playing, "coupon-open", await slip("home", "draw"));
    expect(await provider.balance()).toBe("990.00");
    const { rows, total } = await list({ state: "open" });
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      id: coupon.id,
      stake: "10.00",
      state: "open",
      possibleWin: coupon.possible_win,
      selections: [
        { market: "Maç sonucu", pick: "1" },
        { market: "Maç sonucu", pick: "X" },
      ],
    });
    const [posting] = await provider.postingsOf(coupon.id);
    expect(posting).toMatchObject({ kind: "bet", category: 1, sub_category: "sport", game: "Spor" });
  });

  it("are placed once, even if sent repeatedly", async () => {
    const bets = await slip("away");
    const placed = await Promise.all([1, 2, 3].map(() => placeCoupon(playing, "coupon-again", bets)));
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
    expect(await provider.balance()).toBe("990.00");
  });

  it("win the promised amount if all selections are right, otherwise nothing", async () => {
    const picks: readonly Pick[] = ["home", "draw", "away"];
    for (const pick of picks) await placeCoupon(playing, `coupon-${pick}`, await slip(pick));
    expect(await provider.balance()).toBe("970.00");
    expect(await settle(testNow)).toBe(0);
    await settle(inHours(2));
    expect(await settle(inHours(2))).toBe(0);

    const singles = (await list({ state: "closed" })).rows.filter(({ selections }) => selections?.length === 1);
    const decided = singles.filter(({ stake }) => stake === "10.00").slice(0, 3);
    for (const { state, win, possibleWin, selections } of decided) {
      const { pick = "", result = "" } = selections?.[0] ?? {};
      const [home = 0, away = 0] = (result ?? "").split("-").map(Number);
      const right = isRight(pickOf(pick), { home, away } satisfies Score);
      expect({ state, win }).toEqual(right ? { state: "won", win: possibleWin } : { state: "lost", win: "0.00" });
    }
    expect(decided.filter(({ state }) => state === "won")).toHaveLength(1);
    await provider.expectBalanced();
  });

  it("are settled one by one: a broken one stays open and does not delay others", async () => {
    const broken = await placeCoupon(playing, "coupon-broken", await slip("home"));
    const sound = await placeCoupon(playing, "coupon-sound", await slip("home"));
    const of = (id: string) => provider.db.updateTable("coupon_selection").where("coupon_id", "=", id);
    await of(broken.id).set({ event_id: "nobody" }).execute();
    await settle(inHours(2));
    const stateOf = async (id: string) => (await list()).rows.find((row) => row.id === id)?.state;
    expect(await stateOf(broken.id)).toBe("open");
    expect(await stateOf(sound.id)).not.toBe("open");
    expect(log).toEqual([expect.stringMatching(new RegExp(`^Settling coupon ${broken.id} failed: .*nobody`))]);
    const [bet] = (await slip("home")).selections;
    await of(broken.id)
      .set({ event_id: bet?.event ?? "" })
      .execute();
    // The next attempt comes later, so that the others get theirs.
    await settle(inHours(2));
    expect(await stateOf(broken.id)).toBe("open");
    await settle(inHours(2.001));
    expect(await stateOf(broken.id)).not.toBe("open");
    await provider.expectBalanced();
  });

  it("are void when a match is not played: the stake is returned once", async () => {
    const { id } = await placeCoupon(playing, "coupon-void", await slip("home"));
    expect(await provider.balance()).toBe("990.00");
    const done = await Promise.all([voidCoupon(provider.db, id, testNow), voidCoupon(provider.db, id, testNow)]);
    expect(done.toSorted()).toEqual([false, true]);
    expect(await provider.balance()).toBe("1000.00");
    expect((await list({ state: "closed" })).rows.find((row) => row.id === id)).toMatchObject({
      state: "void",
      win: "10.00",
    });
    expect((await provider.postingsOf(id)).map(({ kind, sub_category }) => `${kind} ${sub_category}`)).toEqual([
      "bet sport",
      "refund sport",
    ]);
    await settle(inHours(2));
    expect(await provider.balance()).toBe("1000.00");
    await provider.expectBalanced();
  });

  it("are refused when the odds have changed, with the new ones", async () => {
    const bets = await slip("home");
    const [selection] = bets.selections;
    const stale = { ...bets, selections: bets.selections.map((bet) => ({ ...bet, odds: "99.00" })) };
    await expect(placeCoupon(playing, "coupon-stale", stale)).rejects.toMatchObject({
      code: 409,
      data: { odds: { [selection?.event ?? ""]: { home: selection?.odds } } },
    });
    expect(await provider.balance()).toBe("1000.00");
  });

  it("are refused for a match that is over, the same match twice, or a fraction of a kuruş", async () => {
    const bets = await slip("home");
    const [bet] = bets.selections;
    if (!bet) throw new Error("No match");
    const refused = (slip: BetSlip, at = playing) => expect(placeCoupon(at, "coupon-refused", slip)).rejects;
    await refused(bets, { ...playing, now: () => inHours(1) }).toMatchObject({ code: 409 });
    await refused({ ...bets, selections: [bet, bet] }).toMatchObject({ code: 422 });
    await refused({ ...bets, stake: "1.50" }).toMatchObject({ code: 422 });
    await refused({ ...bets, stake: "0.50" }).toMatchObject({ code: 422 });
    await refused({ ...bets, stake: "1001.00" }).toMatchObject({ code: 402 });
  });

  it("are judged by the time at which they are placed, however long they waited for their turn", async () => {
    const bets = await slip("home");
    const clock = { now: testNow };
    const waiting = await provider.db.transaction().execute(async (transaction) => {
      await lockSeat(transaction, playing.launchId, "tr");
      const placing = placeCoupon({ ...playing, now: () => clock.now }, "coupon-in-line", bets);
      clock.now = inHours(1);
      // Expected at once: it may be refused before this transaction has told that it is over.
      return { refusal: expect(placing).rejects.toMatchObject({ code: 409 }) };
    });
    await waiting.refusal;
    expect(await provider.balance()).toBe("1000.00");
  });

  it("are listed by day, page by page, only to their player", async () => {
    const all = await list();
    expect(all.total).toBe(all.rows.length);
    expect((await list({ limit: 1, offset: 1 })).rows).toEqual([all.rows[1]]);
    expect((await list({ startDate: "2026-03-14", endDate: "2026-03-14" })).total).toBe(all.total);
    expect((await list({ startDate: "2026-03-15", endDate: "" })).total).toBe(0);
    expect((await list({ endDate: "2026-03-13" })).total).toBe(0);
    expect((await list({ startDate: "0000-01-01", endDate: "9999-12-31" })).total).toBe(all.total);
    expect((await list({ playerId: "999999" })).total).toBe(0);
    const english = (await list({ language: "en", limit: 1 })).rows[0];
    expect(english?.selections?.[0]?.market).toBe("Match result");
  });

  it("that can never be settled do not delay the others, however many there are", async () => {
    const bet = { ...(await slip("home")), stake: "1.00" };
    const broken: string[] = [];
    for (let index = 0; index < 100; index++)
      broken.push((await placeCoupon(playing, `coupon-hopeless-${index}`, bet)).id);
    await provider.db
      .updateTable("coupon_selection")
      .where("coupon_id", "in", broken)
      .set({ event_id: "nobody" })
      .execute();
    await provider.db.updateTable("coupon").where("id", "in", broken).set({ due_at: testNow }).execute();
    const { id: sound } = await placeCoupon(playing, "coupon-behind-them", bet);
    const stateOf = async (id: string) => (await list({ limit: 200 })).rows.find((row) => row.id === id)?.state;
    await settle(inHours(2));
    expect(await stateOf(sound)).toBe("open");
    await settle(inHours(2));
    expect(await stateOf(sound)).not.toBe("open");
    expect(await stateOf(broken[0] ?? "")).toBe("open");
  });
});

function pickOf(name: string): Pick {
  const picks: Readonly<Record<string, Pick>> = { "1": "home", X: "draw", "2": "away" };
  return picks[name] ?? "draw";
}
