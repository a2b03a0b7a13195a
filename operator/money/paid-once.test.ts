import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { placeCoupon } from "../provider/place-coupon.ts";
import { settleDueCoupons } from "../provider/settle-coupons.ts";
import { acceptRequest } from "./cash-requests.ts";
import { decideRequest } from "./decide-request.ts";
import { findMethod } from "./cash-methods.ts";
import { lowestTarget } from "../provider/maths/crash.ts";
import { playerAccount, post, transfer } from "./ledger.ts";
import { placeRound } from "../provider/place-round.ts";
import { settleDueRounds } from "../provider/rounds.ts";
import { board } from "../provider/sports-board.ts";
import { openTestProvider, type TestProvider } from "../provider/testing/test-provider.ts";
import { databases, testNow } from "../testing/databases.ts";

const later = new Date(testNow.getTime() + 3 * 3_600_000);

/** Makes a paid round or request look unpaid, as a bug or a manual change could. */
describe.each(databases)("the ledger's own law on $name", (database) => {
  let provider: TestProvider;
  const log: string[] = [];
  const note = (line: string) => log.push(line);
  beforeAll(async () => {
    provider = await openTestProvider(database);
    await provider.refill();
  });
  afterAll(() => provider.close());

  it("pays a coupon's win once, although two processes settle at once and it is opened again", async () => {
    const { db } = provider;
    const playing = await provider.open({ kind: "virtual", reference: "betframe", type: "sport" });
    const match = (await board(db, testNow)).find(({ minute }) => minute === undefined);
    for (const pick of ["home", "draw", "away"] as const) {
      const bet = { event: match?.fixture.id ?? "", market: "result" as const, pick, odds: match?.odds[pick] ?? "" };
      await placeCoupon(playing, `coupon-${pick}`, { stake: "10.00", selections: [bet] });
    }
    await Promise.all([settleDueCoupons(db, later, note), settleDueCoupons(db, later, note)]);
    expect(log).toEqual([]);
    const won = await db.selectFrom("coupon").selectAll().where("state", "=", "won").executeTakeFirstOrThrow();
    const paid = await provider.balance();
    expect(paid).not.toBe("970.00");

    await db
      .updateTable("coupon")
      .set({ state: "open", win: null, settled_at: null })
      .where("id", "=", won.id)
      .execute();
    await settleDueCoupons(db, later, note);
    expect(log).toEqual([expect.stringContaining("ledger_ticket_once")]);
    expect(await provider.balance()).toBe(paid);
    await provider.expectBalanced();
  });

  it("pays a round's win once", async () => {
    const { db } = provider;
    const playing = await provider.open({ kind: "virtual", reference: "zeplin", type: "crash" });
    const win = async (attempt: number): Promise<string> => {
      const { id } = await placeRound(playing, `flight-${attempt}-of-many`, { stake: "1.00", target: lowestTarget });
      await settleDueRounds(db, later, note);
      const round = await db.selectFrom("game_round").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      return Number(round.win) > 0 ? id : win(attempt + 1);
    };
    const id = await win(0);
    const paid = await provider.balance();
    log.length = 0;
    await db.updateTable("game_round").set({ win: null, settled_at: null }).where("id", "=", id).execute();
    await settleDueRounds(db, later, note);
    expect(log).toEqual([expect.stringContaining("ledger_ticket_once")]);
    expect(await provider.balance()).toBe(paid);
  });

  it("carries a deposit out once", async () => {
    const { db, playerId } = provider;
    const asked = await findMethod(db, "22", 1, "tr");
    const { id } = await acceptRequest(db, {
      playerId,
      asked,
      amount: "50.00",
      filledIn: {},
      now: testNow,
      language: "tr",
    });
    await decideRequest(db, id, { verdict: "approve" }, testNow);
    const paid = await provider.balance();
    await db
      .updateTable("player_transaction")
      .set({ status: 1001, ledger_transaction_id: null })
      .where("id", "=", id)
      .execute();
    await expect(decideRequest(db, id, { verdict: "approve" }, testNow)).rejects.toMatchObject({
      constraint: "ledger_carried_out_once",
    });
    expect(await provider.balance()).toBe(paid);
  });

  it.each([
    ["approve", "approve"],
    ["approve", "cancel"],
    ["cancel", "approve"],
    ["cancel", "cancel"],
  ] as const)("moves a withdrawal's money once: %s, then %s", async (first, second) => {
    const { db, playerId } = provider;
    await provider.refill();
    const asked = await findMethod(db, "40", 2, "tr");
    const { id } = await acceptRequest(db, {
      playerId,
      asked,
      amount: "50.00",
      filledIn: {},
      now: testNow,
      language: "tr",
    });
    await decideRequest(db, id, { verdict: first }, testNow);
    const after = await provider.balance();
    const again = db.transaction().execute(async (transaction) => {
      const open = { status: 1001, ledger_transaction_id: null } as const;
      await transaction.updateTable("player_transaction").set(open).where("id", "=", id).execute();
      await decideRequest(transaction, id, { verdict: second }, testNow);
    });
    await expect(again).rejects.toMatchObject({ constraint: "ledger_carried_out_once" });
    expect(await provider.balance()).toBe(after);
  });

  it("holds a withdrawal's money once", async () => {
    const { db, playerId } = provider;
    await provider.refill();
    const asked = await findMethod(db, "40", 2, "tr");
    const { id } = await acceptRequest(db, {
      playerId,
      asked,
      amount: "50.00",
      filledIn: {},
      now: testNow,
      language: "tr",
    });
    const [wallet, held] = [
      await playerAccount(db, playerId, "wallet", "TRY"),
      await playerAccount(db, playerId, "held", "TRY"),
    ];
    const history = { category: 3, request: { id, step: "hold" } } as const;
    const again = post(db, { kind: "withdraw-hold", at: testNow, history, entries: transfer(wallet, held, "50.00") });
    await expect(again).rejects.toMatchObject({ constraint: "ledger_held_once" });
    // More than is held for all of the player's withdrawals never leaves.
    const more = post(db, { kind: "test", at: testNow, entries: transfer(held, wallet, "50.01") });
    await expect(more).rejects.toMatchObject({ constraint: "ledger_not_negative" });
    await provider.expectBalanced();
  });
});
