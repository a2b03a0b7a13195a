/** A year of a demo player's money, made from a fixed seed: the same rows on every machine, relative to `now`. */
import { fromMinorUnits, toMinorUnits } from "../src/lib/money.ts";
import { combinedOdds, possibleWin } from "../operator/provider/place-coupon.ts";
import { isRight, picks } from "../operator/provider/markets.ts";
import type { Market, Pick } from "../operator/database/columns.ts";
import { type Fixture, fixturesAround } from "../operator/provider/fixtures.ts";
import { oddsOf } from "../operator/provider/odds.ts";
import type { Score } from "../operator/provider/markets.ts";
import { type Random, randomFrom } from "../operator/lib/random.ts";
import { addDays, startOfDay } from "../operator/lib/calendar.ts";
import type { Database } from "../operator/database/schema.ts";

type CouponState = Database["coupon"]["state"];

export interface PastCoupon {
  readonly stake: string;
  readonly odds: string;
  readonly possibleWin: string;
  readonly state: Exclude<CouponState, "open">;
  readonly settledAt: Date;
  readonly selections: readonly {
    fixture: Fixture;
    market: Market;
    pick: Pick;
    odds: string;
    score: Score | undefined;
  }[];
}

/** A row of the history, in the order in which the money moved. */
export interface PastMove {
  readonly at: Date;
  readonly kind: "bet" | "win" | "refund" | "deposit" | "withdraw" | "bonus";
  readonly subCategory: string;
  /** Signed decimal string: what it did, or would have done, to the wallet. */
  readonly amount: string;
  readonly isCancelled?: boolean;
  readonly note?: string;
  readonly methodId?: string;
  readonly game?: string;
  /** The coupon's place in the list of coupons. */
  readonly coupon?: number;
}

export interface PastGame {
  readonly name: string;
  /** Its sub-category in the history: `slot`, `crash`, `live` … */
  readonly kind: string;
}

export interface PastYear {
  readonly moves: readonly PastMove[];
  readonly coupons: readonly PastCoupon[];
}

export interface PastYearOptions {
  readonly now: Date;
  /** The wallet before, a decimal string. */
  readonly opening: string;
  readonly games: readonly PastGame[];
  readonly moves: number;
  readonly coupons: number;
  /** The final score of a match that is over. */
  readonly scoreOf: (fixture: Fixture) => Score;
}

const minuteMs = 60_000;
const depositMethods = [
  ["22", "bank"],
  ["21", "bank"],
  ["40", "wallet"],
  ["60", "card"],
  ["31", "mobile"],
  ["65", "voucher"],
  ["51", "crypto"],
] as const;
const withdrawMethods = [
  ["22", "bank"],
  ["40", "wallet"],
  ["51", "crypto"],
] as const;
const stakes = [100n, 200n, 250n, 500n, 750n, 1_000n, 2_000n, 5_000n];
const returns = [0n, 0n, 0n, 0n, 0n, 20n, 50n, 120n, 150n, 300n, 500n];

/** Makes exactly that many rows and coupons, with a wallet that is never below 0. */
export function pastYear({
  now,
  opening,
  games,
  moves: wanted,
  coupons: wantedCoupons,
  scoreOf,
}: PastYearOptions): PastYear {
  const random = randomFrom("a year of history");
  const moves: PastMove[] = [];
  const coupons: PastCoupon[] = [];
  let wallet = toMinorUnits(opening);
  let clock = 0;
  const move = (kind: PastMove["kind"], units: bigint, more: Omit<PastMove, "at" | "kind" | "amount">) => {
    moves.push({ at: new Date(clock), kind, amount: fromMinorUnits(units), ...more });
    if (!more.isCancelled) wallet += units;
    clock += random.int(2, 40) * 1_000;
  };
  const deposit = (isCancelled: boolean) => {
    const [methodId, subCategory] = random.pick(depositMethods);
    const units = BigInt(random.pick([250, 500, 750, 1_000, 1_500, 2_500])) * 100n;
    const note = isCancelled ? "Ödemeniz bize ulaşmadı." : undefined;
    move("deposit", units, { methodId, subCategory, isCancelled, ...(note && { note }) });
    clock += 4 * minuteMs;
  };
  const withdraw = (isCancelled: boolean) => {
    const [methodId, subCategory] = random.pick(withdrawMethods);
    const note = isCancelled ? "Hesap sahibi adınızla eşleşmiyor." : undefined;
    move("withdraw", -(wallet / 3n / 5_000n) * 5_000n, { methodId, subCategory, isCancelled, ...(note && { note }) });
    clock += 20 * minuteMs;
  };
  const round = (game: PastGame) => {
    const stake = random.pick(stakes);
    if (stake > wallet) deposit(false);
    move("bet", -stake, { subCategory: game.kind, game: game.name });
    const win = (stake * random.pick(returns)) / 100n;
    if (win > 0n) move("win", win, { subCategory: game.kind, game: game.name });
  };
  const bet = () => {
    const stake = BigInt(random.pick([10, 20, 25, 50, 100])) * 100n;
    if (stake > wallet) deposit(false);
    const made = makeCoupon(random, new Date(clock), fromMinorUnits(stake), scoreOf, coupons.length % 25 === 7);
    const more = { subCategory: "sport", game: "Spor", coupon: coupons.push(made) - 1 };
    move("bet", -stake, more);
    clock = Math.max(clock, made.settledAt.getTime());
    if (made.state === "won") move("win", toMinorUnits(made.possibleWin), more);
    if (made.state === "void") move("refund", stake, more);
  };

  const days = 365;
  for (let day = 0; day < days; day += 1) {
    const left = days - day;
    clock = addDays(startOfDay(now, -left), random.range(0.4, 0.7)).getTime();
    if (wallet < 20_000n || day % 11 === 0) deposit(false);
    if (day % 29 === 3) deposit(true);
    if (wallet > 60_000n && day % 9 === 5) withdraw(day % 4 === 0);
    if (day % 30 === 15) move("bonus", BigInt(random.pick([50, 100, 150])) * 100n, { subCategory: "promotion" });
    const couponsToday = Math.ceil(((wantedCoupons - coupons.length) / left) * (random.chance(0.5) ? 0 : 2));
    for (let count = 0; count < couponsToday && coupons.length < wantedCoupons; count += 1) bet();
    const rowsToday = Math.round(((wanted - moves.length) / left) * random.range(0.7, 1.3));
    const game = random.pick(games);
    for (let count = 0; count < rowsToday && moves.length < wanted - 3;) {
      const before = moves.length;
      round(random.chance(0.8) ? game : random.pick(games));
      count += moves.length - before;
    }
  }
  while (moves.length < wanted) deposit(true);
  return { moves, coupons };
}

function makeCoupon(
  random: Random,
  at: Date,
  stake: string,
  scoreOf: (fixture: Fixture) => Score,
  isVoid: boolean,
): PastCoupon {
  const coming = fixturesAround(at).filter(({ startsAt }) => startsAt > at);
  const size = random.int(1, 3);
  const chosen = Array.from({ length: size }, (_, index) => coming[index * 3] ?? coming[0]).filter(
    (fixture) => fixture !== undefined,
  );
  const selections = chosen.map((fixture) => {
    const offered = oddsOf(fixture, 0, { home: 0, away: 0 });
    const open = picks.filter((pick) => Number(offered[pick] ?? 9) < 4);
    const pick = random.pick(open.length > 0 ? open : (["home"] as const));
    const market: Market = pick === "over" || pick === "under" ? "goals" : "result";
    return { fixture, market, pick, odds: offered[pick] ?? "2.00", score: isVoid ? undefined : scoreOf(fixture) };
  });
  const odds = combinedOdds(selections.map((selection) => selection.odds));
  const isWon = selections.every(({ pick, score }) => score !== undefined && isRight(pick, score));
  return {
    stake,
    odds,
    possibleWin: possibleWin(stake, odds),
    state: isVoid ? "void" : isWon ? "won" : "lost",
    settledAt: new Date(Math.max(...chosen.map(({ endsAt }) => endsAt.getTime())) + 30_000),
    selections,
  };
}
