import type { Kysely } from "kysely";
import { addDays, localDay } from "../lib/calendar.ts";
import { listCoupons } from "./list-coupons.ts";
import type { Score } from "./markets.ts";
import type { Database } from "../database/schema.ts";
import { balanceOf, type GameSeat, type Playing } from "./purse.ts";
import { type Fixture, fixturesAround, minuteOf, scoreAfter } from "./fixtures.ts";
import { getOrCreateDaySecret, publicSecrets } from "./match-seeds.ts";
import { type Odds, oddsOf } from "./odds.ts";

/** The current state of a match. */
export interface Standing {
  readonly fixture: Fixture;
  /** Undefined before kick-off. */
  readonly minute: number | undefined;
  readonly score: Score;
  readonly odds: Odds;
}

/** The matches in play or within the next hour, with scores and odds. */
export async function board(db: Kysely<Database>, now: Date): Promise<Standing[]> {
  const standings: Standing[] = [];
  for (const fixture of fixturesAround(now)) standings.push(await standingOf(db, fixture, now));
  return standings;
}

/** The current state of a match, by the operator's clock. */
export async function standingOf(db: Kysely<Database>, fixture: Fixture, now: Date): Promise<Standing> {
  const minute = minuteOf(fixture, now);
  const score =
    minute === undefined || minute === 0
      ? { home: 0, away: 0 }
      : scoreAfter(fixture, minute, await getOrCreateDaySecret(db, localDay(fixture.startsAt)));
  return { fixture, minute, score, odds: oddsOf(fixture, minute ?? 0, score) };
}

const shownCoupons = 20;

/** The state of the sports page: matches with odds, the player's latest coupons, the day's seed. */
export async function sportsView({ db, now: clock, language }: Playing, seat: GameSeat) {
  const now = clock();
  const since = localDay(addDays(now, -7));
  const coupons = { playerId: seat.player_id, startDate: since, limit: shownCoupons, offset: 0, language };
  return {
    balance: await balanceOf(db, seat),
    now: now.toISOString(),
    matches: (await board(db, now)).map(matchView),
    coupons: (await listCoupons(db, coupons)).rows,
    seed: await publicSecrets(db, now),
  };
}

function matchView({ fixture, minute, score, odds }: Standing) {
  const { id, league, home, away, startsAt } = fixture;
  return {
    id,
    league,
    home,
    away,
    startsAt: startsAt.toISOString(),
    ...(minute !== undefined && { minute, score }),
    odds,
  };
}
