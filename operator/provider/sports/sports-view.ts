import { addDays, localDay } from "../../calendar.ts";
import { listCoupons } from "../../coupons/list-coupons.ts";
import type { Playing } from "../rounds/playing.ts";
import { balanceOf, type GameSeat } from "../rounds/purse.ts";
import { board, type Standing } from "./board.ts";
import { publicSecrets } from "./secrets.ts";

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
