import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMoney } from "../../src/lib/money.ts";
import { setMaintenance } from "../content/edit-content.ts";
import { databases } from "../testing/databases.ts";
import { openTestProvider, type TestProvider } from "./testing/test-provider.ts";
import { endOf, multiplierAfter, timeOf } from "./maths/crash.ts";
import type { SlotOutcome } from "./maths/slot.ts";
import { placeRound } from "./place-round.ts";
import type { Betting } from "./purse.ts";
import { cashOut, lookAtRound, settleDueRounds } from "./rounds.ts";
import type { CrashOutcome } from "./round-rules.ts";
import { changeSeed } from "./round-seeds.ts";

const slotGame = { kind: "slot", reference: "1" } as const;
const tableGame = { kind: "table", reference: "1" } as const;
const crashGame = { kind: "virtual", reference: "zeplin", type: "crash" } as const;

describe.each(databases)("rounds on $name", (database) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(database);
  });
  beforeEach(() => provider.refill());
  afterAll(() => provider.close());

  it("move the stake and the win, and record the round in the ledger", async () => {
    const playing = await provider.open(slotGame);
    const round = await placeRound(playing, "round-one", { stake: "2.00" });
    const { tenths } = round.outcome as SlotOutcome;
    expect(round.win).toBe((tenths * 0.2).toFixed(2));
    expect(await provider.balance()).toBe(addMoney("998.00", round.win ?? ""));
    const posted = await provider.postingsOf(round.id);
    expect(posted[0]).toMatchObject({
      kind: "bet",
      category: 1,
      sub_category: "slot",
      game: "Çini 1",
      ticket_number: round.id,
    });
    expect(posted.map(({ kind }) => kind)).toEqual(tenths > 0 ? ["bet", "win"] : ["bet"]);
    await provider.expectBalanced();
  });

  it("take a stake once, even if sent repeatedly", async () => {
    const playing = await provider.open(tableGame);
    const bet = { chips: [{ spot: "red", amount: "10.00" }] };
    const sent = await Promise.all([1, 2, 3, 4].map(() => placeRound(playing, "same-round", bet)));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect((await provider.postingsOf(sent[0]?.id ?? "")).filter(({ kind }) => kind === "bet")).toHaveLength(1);
  });

  it("never spend the same money twice, or more than the balance", async () => {
    const seats = await Promise.all([1, 2, 3, 4, 5].map(() => provider.open(crashGame)));
    const placed = await Promise.allSettled(
      seats.map((playing, index) => placeRound(playing, `parallel-${index}`, { stake: "400.00" })),
    );
    expect(placed.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    for (const result of placed) if (result.status === "rejected") expect(result.reason).toMatchObject({ code: 402 });
    expect(await provider.balance()).toBe("200.00");
    await provider.expectBalanced();
  });

  it.each([
    ["below the least stake", tableGame, { chips: [{ spot: "red", amount: "9.99" }] }, 422],
    ["above the greatest", slotGame, { stake: "1250.10" }, 422],
    ["between the steps", slotGame, { stake: "0.55" }, 422],
    ["on no such spot", tableGame, { chips: [{ spot: "n37", amount: "10.00" }] }, 400],
    ["of a negative amount", slotGame, { stake: "-5.00" }, 400],
    ["of no amount", slotGame, {}, 400],
    ["that is not there", slotGame, { stake: "1000.10" }, 402],
  ])("refuse a stake %s, and move no money", async (_what, game, bet, code) => {
    const playing = await provider.open(game);
    await expect(placeRound(playing, "refused-round", bet)).rejects.toMatchObject({
      name: "Refusal",
      code,
      message: expect.stringMatching(/\S/),
    });
    expect(await provider.balance()).toBe("1000.00");
  });

  it("cannot begin during maintenance", async () => {
    const playing = await provider.open(slotGame);
    await setMaintenance(provider.db, true);
    await expect(placeRound(playing, "closed-site", { stake: "1.00" })).rejects.toMatchObject({ code: 503 });
    await setMaintenance(provider.db, false);
  });

  it("of a demo use play money outside the ledger", async () => {
    const playing = await provider.open({ ...slotGame, demo: true });
    const round = await placeRound(playing, "demo-round", { stake: "5.00" });
    expect(await provider.postingsOf(round.id)).toEqual([]);
    expect(await provider.balance()).toBe("1000.00");
    expect(await provider.purse(playing.launchId)).toBe(addMoney("995.00", round.win ?? ""));
    await expect(placeRound(playing, "demo-too-much", { stake: "1250.00" })).rejects.toMatchObject({ code: 402 });
  });
});

describe.each(databases)("flights on $name", (database) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(database);
  });
  beforeEach(() => provider.refill());
  afterAll(() => provider.close());
  const at = (playing: Betting, ms: number): Betting => ({
    ...playing,
    now: () => new Date(playing.now().getTime() + ms),
  });

  const log: string[] = [];
  const settle = (now: Date) => settleDueRounds(provider.db, now, (line) => log.push(line));
  afterEach(() => expect(log).toEqual([]));

  /** A flight that reaches at least 2.00. The seeds are random, so it plays until there is one. */
  async function longFlight(bet = {}) {
    for (;;) {
      const playing = await provider.open(crashGame);
      // Make sure that the previous flight is over.
      await settle(at(playing, 3_600_000).now());
      await provider.refill();
      const round = await placeRound(playing, "long-flight", { stake: "10.00", ...bet });
      const { point } = round.outcome as CrashOutcome;
      if (point >= 200 && point < 5_000) return { playing, round, point };
    }
  }

  it("pay what the operator's clock says at cash-out, once", async () => {
    const { playing, round } = await longFlight();
    expect(round.win).toBeNull();
    const later = at(playing, timeOf(150));
    expect(multiplierAfter(timeOf(150))).toBe(150);
    const out = await Promise.all([cashOut(later, round.client_id), cashOut(later, round.client_id)]);
    expect(out.map(({ win }) => win)).toEqual(["15.00", "15.00"]);
    expect(await provider.balance()).toBe("1005.00");
    await provider.expectBalanced();
  });

  it("cannot be cashed out before they rise, nor after they end", async () => {
    const { playing, round, point } = await longFlight();
    await expect(cashOut(playing, round.client_id)).rejects.toMatchObject({ code: 425 });
    expect(await cashOut(at(playing, endOf(point)), round.client_id)).toMatchObject({ win: "0.00" });
    expect(await provider.balance()).toBe("990.00");
  });

  it("can still be cashed out at exactly the point at which they end", async () => {
    const { playing, round, point } = await longFlight();
    const out = await cashOut(at(playing, endOf(point) - 1), round.client_id);
    expect(out.outcome).toEqual({ point, paid: point });
  });

  it("pay at the target that was set, also after the page was closed", async () => {
    const { playing } = await longFlight({ target: 180 });
    expect(await settle(at(playing, timeOf(180) - 1).now())).toBe(0);
    expect(await settle(at(playing, timeOf(180)).now())).toBe(1);
    expect(await provider.balance()).toBe("1008.00");
  });

  it("are lost when the page abandons them, also across a restart", async () => {
    const { playing, round, point } = await longFlight();
    const end = at(playing, endOf(point));
    expect(await settle(end.now())).toBe(1);
    expect(await lookAtRound(end, round.client_id)).toMatchObject({ win: "0.00", settled_at: end.now() });
    expect(await settle(end.now())).toBe(0);
  });

  it("that cannot be settled are retried later", async () => {
    const { playing, round, point } = await longFlight();
    const end = at(playing, endOf(point)).now();
    const rounds = provider.db.updateTable("game_round").where("id", "=", round.id);
    await rounds.set({ outcome: sql`'null'::jsonb` }).execute();
    expect(await settle(end)).toBe(1);
    expect(log.splice(0)).toEqual([expect.stringMatching(`^Settling round ${round.id} failed`)]);
    expect(await settle(end)).toBe(0);
    await rounds.set({ outcome: round.outcome }).execute();
    expect(await settle(at(playing, endOf(point) + 2_000).now())).toBe(1);
    expect(await lookAtRound(playing, round.client_id)).toMatchObject({ win: "0.00" });
  });

  it("are one at a time, and keep the seed secret while they last", async () => {
    const { playing, point } = await longFlight();
    await expect(placeRound(playing, "second-flight", { stake: "1.00" })).rejects.toMatchObject({ code: 409 });
    await expect(changeSeed(playing, "lale")).rejects.toMatchObject({ code: 409 });
    await placeRound(at(playing, endOf(point)), "second-flight", { stake: "1.00" });
  });

  it("take only whole liras, so that every win is exact", async () => {
    const playing = await provider.open(crashGame);
    await expect(placeRound(playing, "half-a-lira", { stake: "2.50" })).rejects.toMatchObject({ code: 422 });
  });
});
