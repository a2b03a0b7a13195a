import type { Kysely } from "kysely";
import { localDay } from "../lib/calendar.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import { houseAccount, playerAccount, post, transfer } from "../money/ledger.ts";
import { lockSeat, payWin } from "./purse.ts";
import { settleEach, toSettle } from "../lib/settle-each.ts";
import { fixtureWithId, minutes, scoreAfter } from "./fixtures.ts";
import { getOrCreateDaySecret } from "./match-seeds.ts";
import { couponText, notifyPlayer } from "../messages/notify.ts";
import { isRight, type Score } from "./markets.ts";

const couponsAtOnce = 100;

/** Settles the open coupons whose last match is over. Returns their number. */
export async function settleDueCoupons(db: Kysely<Database>, now: Date, log: (line: string) => void): Promise<number> {
  const due = await db
    .selectFrom("coupon")
    .select(["id", "settle_failures"])
    .where("state", "=", "open")
    .where(toSettle, "<=", now)
    .orderBy(toSettle)
    .limit(couponsAtOnce)
    .execute();
  await settleEach(due, {
    nameOf: ({ id }) => `coupon ${id}`,
    settle: ({ id }) => db.transaction().execute((transaction) => settle(transaction, id, now)),
    putOff: ({ id }, later) =>
      db.updateTable("coupon").set(later).where("id", "=", id).where("state", "=", "open").execute(),
    now,
    log,
  });
  return due.length;
}

async function settle(db: Kysely<Database>, couponId: string, now: Date): Promise<void> {
  const coupon = await db
    .selectFrom("coupon")
    .selectAll()
    .where("id", "=", couponId)
    .where("state", "=", "open")
    .forUpdate()
    .executeTakeFirst();
  // Another process on the same database has settled it.
  if (!coupon) return;
  const selections = await db
    .selectFrom("coupon_selection")
    .select(["position", "event_id", "pick"])
    .where("coupon_id", "=", couponId)
    .orderBy("position")
    .execute();
  let allRight = true;
  for (const { position, event_id, pick } of selections) {
    const score = await finalScore(db, event_id);
    allRight &&= isRight(pick, score);
    await db
      .updateTable("coupon_selection")
      .set({ result: `${score.home}-${score.away}` })
      .where("coupon_id", "=", couponId)
      .where("position", "=", position)
      .execute();
  }
  const win = allRight ? coupon.possible_win : "0.00";
  await db
    .updateTable("coupon")
    .set({ state: allRight ? "won" : "lost", win, settled_at: now })
    .where("id", "=", couponId)
    .execute();
  const seat = await lockSeat(db, coupon.launch_id, "tr");
  await payWin(db, seat, { amount: win, at: now, ticketNumber: couponId });
  await notifyPlayer(db, coupon.player_id, couponText(allRight ? "won" : "lost", couponId), now);
}

async function finalScore(db: Kysely<Database>, eventId: string): Promise<Score> {
  const fixture = fixtureWithId(eventId);
  if (!fixture) throw new RangeError(`No match has the id ${eventId}`);
  return scoreAfter(fixture, minutes, await getOrCreateDaySecret(db, localDay(fixture.startsAt)));
}

/**
 * Voids an open coupon, such as one on a match that is not played: the player gets the stake back. Returns false if the
 * coupon is not open.
 */
export function voidCoupon(db: Kysely<Database>, couponId: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const coupon = await transaction
      .updateTable("coupon")
      .set((column) => ({ state: "void" as const, win: column.ref("stake"), settled_at: now }))
      .where("id", "=", couponId)
      .where("state", "=", "open")
      .returning(["player_id", "currency", "stake", "game"])
      .executeTakeFirst();
    if (!coupon) return false;
    const bet = await transaction
      .selectFrom("ledger_transaction")
      .select("sub_category")
      .where("ticket_number", "=", couponId)
      .where("kind", "=", "bet")
      .executeTakeFirst();
    await post(transaction, {
      kind: "refund",
      at: now,
      history: { category: 1, subCategory: bet?.sub_category ?? "sport", game: coupon.game, ticketNumber: couponId },
      entries: transfer(
        await houseAccount(transaction, "house.games", coupon.currency),
        await playerAccount(transaction, coupon.player_id, "wallet", coupon.currency),
        coupon.stake,
      ),
    });
    await notifyPlayer(transaction, coupon.player_id, couponText("void", couponId), now);
    return true;
  });
}
