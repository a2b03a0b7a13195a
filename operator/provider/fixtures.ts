import { type Kysely, sql } from "kysely";
import { addDays, endOfDay, localDay } from "../lib/calendar.ts";
import { picks, rightPicks, type Score } from "./markets.ts";
import type { Pick } from "../database/columns.ts";
import type { Database } from "../database/schema.ts";
import { decryptSecret, encryptSecret } from "../database/secrets.ts";
import leagues from "./leagues.json" with { type: "json" };
import { newSecret } from "../lib/secret.ts";
import { randomFrom } from "../lib/random.ts";
import { seededDraw, seedHash } from "./seeded-draw.ts";

/** The fixtures. They are computed from the time alone, so everybody sees the same ones. */

export interface Fixture {
  /** `20260314T0900-2`: the kick-off in UTC and the number of the match. */
  readonly id: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The average number of goals of each side in a whole match. */
  readonly expected: { readonly home: number; readonly away: number };
}

export const minutes = 90;
/** A match minute takes ten seconds, to keep the demo short. */
export const minuteMs = 10_000;
const matchMs = minutes * minuteMs;
const everyMs = 10 * 60_000;
const matchesAtOnce = 4;
const aheadMs = 60 * 60_000;

/** The matches in play and those of the next hour, by kick-off. */
export function fixturesAround(now: Date): Fixture[] {
  const fixtures: Fixture[] = [];
  const first = Math.ceil((now.getTime() - matchMs + 1) / everyMs) * everyMs;
  for (let kickOff = first; kickOff <= now.getTime() + aheadMs; kickOff += everyMs) {
    for (let number = 0; number < matchesAtOnce; number += 1) fixtures.push(fixture(new Date(kickOff), number));
  }
  return fixtures;
}

/** The match with this id. Undefined for an invalid id. */
export function fixtureWithId(id: string): Fixture | undefined {
  const [, year, month, day, hour, minute, number] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)-([0-3])$/.exec(id) ?? [];
  const startsAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  if (number === undefined || Number.isNaN(startsAt.getTime()) || startsAt.getTime() % everyMs !== 0) return undefined;
  return fixture(startsAt, Number(number));
}

function fixture(startsAt: Date, number: number): Fixture {
  const kickOff = startsAt.toISOString().slice(0, 16).replaceAll(/[-:]/g, "");
  // The leagues play alternately, so that no team plays two matches at once. All of their clubs and towns are invented.
  const { name: league = "", teams = [] } = leagues[(startsAt.getTime() / everyMs) % leagues.length] ?? {};
  const [home = "", away = ""] = draw(teams, kickOff).slice(2 * number, 2 * number + 2);
  const edge = strengthOf(home) / strengthOf(away);
  return {
    id: `${kickOff}-${number}`,
    league,
    home,
    away,
    startsAt,
    endsAt: new Date(startsAt.getTime() + matchMs),
    expected: { home: rounded(1.5 * edge), away: rounded(1.15 / edge) },
  };
}

function draw(teams: readonly string[], kickOff: string): string[] {
  const random = randomFrom(`kick-off ${kickOff}`);
  const order = new Map(teams.map((team) => [team, random.next()]));
  return teams.toSorted((left, right) => (order.get(left) ?? 0) - (order.get(right) ?? 0));
}

function strengthOf(team: string): number {
  return randomFrom(`team ${team}`).range(0.75, 1.3);
}

function rounded(goals: number): number {
  return Math.round(goals * 100) / 100;
}

/** Simulates a match: in every minute each side scores with the probability that its fixture gives. */

/** The minutes played so far: undefined before kick-off, 90 after the end. */
export function minuteOf({ startsAt }: Fixture, now: Date): number | undefined {
  const elapsedMs = now.getTime() - startsAt.getTime();
  return elapsedMs < 0 ? undefined : Math.min(minutes, Math.floor(elapsedMs / minuteMs));
}

/**
 * The score after so many minutes. `secret` is the day's seed: HMAC-SHA256 of the match's id gives two numbers per
 * minute, and a number below the side's probability is a goal.
 */
export function scoreAfter(fixture: Fixture, played: number, secret: string): Score {
  const draw = seededDraw({ serverSeed: secret, clientSeed: fixture.id, nonce: 0 });
  const score = { home: 0, away: 0 };
  for (let minute = 0; minute < played; minute += 1) {
    if (draw() < fixture.expected.home / minutes) score.home += 1;
    if (draw() < fixture.expected.away / minutes) score.away += 1;
  }
  return score;
}

/** The house margin: the odds of a market are the fair ones divided by 1.06. */
export const margin = 0.06;

/** The return to player of a single bet, before rounding the odds down. */
export const singleReturn = 1 / (1 + margin);

/** The minute from which on no more bets are accepted. */
export const lastBettingMinute = 80;

const lowestOdds = 1.01;
const highestOdds = 100;
/** The chance that a side scores more than this is below 10⁻¹². */
const mostGoals = 20;

/** The odds of every open pick: decimal strings with two decimals. */
export type Odds = Readonly<Partial<Record<Pick, string>>>;

/** The odds of a match with this score after so many minutes. */
export function oddsOf(fixture: Fixture, played: number, score: Score): Odds {
  if (played >= lastBettingMinute) return {};
  const chances = chancesOf(fixture, played, score);
  return Object.fromEntries(
    picks.flatMap((pick) => {
      const odds = Math.floor(100 / (chances[pick] * (1 + margin))) / 100;
      return odds >= lowestOdds && odds <= highestOdds ? [[pick, odds.toFixed(2)]] : [];
    }),
  );
}

/** The probability of each pick, given the minutes left. */
export function chancesOf({ expected }: Fixture, played: number, score: Score): Record<Pick, number> {
  const left = minutes - played;
  const homeGoals = binomial(left, expected.home / minutes);
  const awayGoals = binomial(left, expected.away / minutes);
  const chances = { home: 0, draw: 0, away: 0, over: 0, under: 0 };
  for (const [home, homeChance] of homeGoals.entries()) {
    for (const [away, awayChance] of awayGoals.entries()) {
      for (const pick of rightPicks({ home: score.home + home, away: score.away + away }))
        chances[pick] += homeChance * awayChance;
    }
  }
  return chances;
}

/** The probabilities of 0, 1, 2 … `mostGoals` successes in `count` trials. */
function binomial(count: number, chance: number): number[] {
  const chances = [(1 - chance) ** count];
  for (let successes = 1; successes <= Math.min(count, mostGoals); successes += 1) {
    const before = chances[successes - 1] ?? 0;
    chances.push((before * (count - successes + 1) * chance) / (successes * (1 - chance)));
  }
  return chances;
}

/** The seeds of the matches, one per day. The hash is public from the start, the seed when the day is over. */

/** The seed of the matches that kick off on that day, created on first use. */
export async function getOrCreateDaySecret(db: Kysely<Database>, day: string): Promise<string> {
  await db
    .insertInto("sports_secret")
    .values({ day, secret: encryptSecret(db, newSecret(), purposeOf(day)) })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  const { secret } = await db
    .selectFrom("sports_secret")
    .select("secret")
    .where(sql<string>`day::text`, "=", day)
    .executeTakeFirstOrThrow();
  return decryptSecret(db, secret, purposeOf(day));
}

function purposeOf(day: string): string {
  return `matches of ${day}`;
}

/** The public part: the hash of today's seed, and yesterday's seed once its last match is over. */
export async function publicSecrets(db: Kysely<Database>, now: Date) {
  const today = localDay(now);
  const yesterday = addDays(now, -1);
  const day = localDay(yesterday);
  const lastMatchOver = endOfDay(yesterday).getTime() + minutes * minuteMs < now.getTime();
  const revealed = await db
    .selectFrom("sports_secret")
    .select("secret")
    .where(sql<string>`day::text`, "=", day)
    .executeTakeFirst();
  return {
    day: today,
    hash: seedHash(await getOrCreateDaySecret(db, today)),
    ...(revealed && lastMatchOver && { revealed: { day, secret: decryptSecret(db, revealed.secret, purposeOf(day)) } }),
  };
}
