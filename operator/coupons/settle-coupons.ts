import type { Kysely } from "kysely";
import { localDay } from "../calendar.ts";
import type { Database } from "../database/schema.ts";
import { lockSeat } from "../provider/rounds/seat.ts";
import { payWin } from "../provider/rounds/purse.ts";
import { settleEach } from "../provider/settle-each.ts";
import { toSettle } from "../provider/step-back.ts";
import { fixtureWithId, minutes } from "../provider/sports/fixtures.ts";
import { scoreAfter } from "../provider/sports/match.ts";
import { secretOf } from "../provider/sports/secrets.ts";
import { notifyPlayer } from "../push/notify.ts";
import { couponText } from "../push/texts.ts";
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
  return scoreAfter(fixture, minutes, await secretOf(db, localDay(fixture.startsAt)));
}
