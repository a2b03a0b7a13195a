import type { Kysely, Selectable } from "kysely";
import * as v from "valibot";
import { fromMinorUnits, toMinorUnits } from "../../src/lib/money.ts";
import type { Database } from "../database/schema.ts";
import type { Language } from "../lib/language.ts";
import { Refusal } from "../core/refusal.ts";
import { asRefusal, type Betting, checkLimits, lockSeat, takeStake } from "./purse.ts";
import { type Standing, standingOf } from "./sports-board.ts";
import { fixturesAround } from "./fixtures.ts";
import { filled, texts } from "../texts/texts.ts";
import { markets, picks, picksOf } from "./markets.ts";

const odds = v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{2}$/));

/** A bet slip as the page sends it, with the odds that the player saw. */
export const betSlip = v.object({
  stake: v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/)),
  selections: v.pipe(
    v.array(
      v.pipe(
        v.object({ event: v.string(), market: v.picklist(markets), pick: v.picklist(picks), odds }),
        v.check(({ market, pick }) => picksOf[market].includes(pick)),
      ),
    ),
    v.minLength(1),
  ),
});
export type BetSlip = v.InferOutput<typeof betSlip>;

export type CouponRow = Selectable<Database["coupon"]>;

const mostSelections = 10;

/**
 * Places a coupon and takes its stake, in one transaction. A repeated `clientId` returns the existing coupon.
 *
 * @throws Refusal (402 insufficient balance, 409 odds changed or bets closed, 422 outside the limits, 400 no such
 *   bet). With changed odds, `data.odds` holds the current odds by match and pick.
 */
export async function placeCoupon(playing: Betting, clientId: string, slip: BetSlip): Promise<CouponRow> {
  const { db, language } = playing;
  try {
    return await db.transaction().execute((transaction) => place(transaction, playing, clientId, slip));
  } catch (error) {
    throw asRefusal(error, language);
  }
}

async function place(db: Kysely<Database>, playing: Betting, clientId: string, slip: BetSlip) {
  const { language } = playing;
  const seat = await lockSeat(db, playing.launchId, language);
  const now = playing.now();
  const before = await db
    .selectFrom("coupon")
    .selectAll()
    .where("player_id", "=", seat.player_id)
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  if (before) return before;
  if (seat.game !== "sports" || seat.demo) throw new Refusal(texts.rounds.otherGame[language], { code: 400 });
  if (seat.site_closed) throw new Refusal(texts.rounds.maintenance[language], { code: 503 });
  checkLimits(seat, slip.stake, "1.00", playing);
  const standings = await standingsOf(db, slip, now, language);

  const odds = combinedOdds(slip.selections.map((selection) => selection.odds));
  const due = Math.max(...standings.map(({ fixture }) => fixture.endsAt.getTime()));
  const coupon = await db
    .insertInto("coupon")
    .values({
      player_id: seat.player_id,
      client_id: clientId,
      launch_id: seat.launch_id,
      game: seat.title,
      currency: seat.currency,
      stake: slip.stake,
      odds,
      possible_win: possibleWin(slip.stake, odds),
      state: "open",
      placed_at: now,
      due_at: new Date(due),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const selections = slip.selections.map(({ event, ...bet }, position) => {
    const { home, away, startsAt, endsAt } = standings[position]?.fixture ?? unreachable();
    return {
      ...bet,
      coupon_id: coupon.id,
      position,
      event_id: event,
      home,
      away,
      starts_at: startsAt,
      ends_at: endsAt,
    };
  });
  await db.insertInto("coupon_selection").values(selections).execute();
  await takeStake(db, seat, { amount: slip.stake, at: now, ticketNumber: coupon.id }, playing);
  return coupon;
}

/** The matches of the slip in their current state. Refuses the slip unless every bet is available at its odds. */
async function standingsOf(db: Kysely<Database>, { selections }: BetSlip, now: Date, language: Language) {
  const events = new Set(selections.map(({ event }) => event));
  if (selections.length > mostSelections || events.size < selections.length) {
    throw new Refusal(texts.rounds.oneBetAMatch[language], { code: 422 });
  }
  const offered = new Map(fixturesAround(now).map((fixture) => [fixture.id, fixture]));
  const standings: Standing[] = [];
  for (const { event } of selections) {
    const fixture = offered.get(event);
    if (!fixture) throw new Refusal(filled(texts.rounds.betsClosed[language], { match: event }), { code: 409 });
    standings.push(await standingOf(db, fixture, now));
  }
  for (const [index, { pick, odds: seen }] of selections.entries()) {
    const { fixture, odds } = standings[index] ?? unreachable();
    const match = `${fixture.home} – ${fixture.away}`;
    if (odds[pick] === undefined) {
      throw new Refusal(filled(texts.rounds.betsClosed[language], { match }), { code: 409 });
    }
    if (odds[pick] !== seen) {
      const current = Object.fromEntries(standings.map((standing) => [standing.fixture.id, standing.odds]));
      throw new Refusal(texts.rounds.oddsChanged[language], { code: 409, data: { odds: current } });
    }
  }
  return standings;
}

function unreachable(): never {
  throw new RangeError("Every selection has a standing");
}

/** The maximum payout of a coupon, in stakes. */
const highestOdds = "10000.00";

/** The product of odds with two decimals, truncated to two decimals after each step, as the page shows it. */
export function combinedOdds(odds: readonly string[]): string {
  const product = odds.reduce((units, next) => (units * toMinorUnits(next)) / 100n, 100n);
  const highest = toMinorUnits(highestOdds);
  return fromMinorUnits(product < highest ? product : highest);
}

/** The payout of a winning coupon, including its stake. Exact for stakes in whole liras, otherwise truncated. */
export function possibleWin(stake: string, odds: string): string {
  return fromMinorUnits((toMinorUnits(stake) * toMinorUnits(odds)) / 100n);
}
