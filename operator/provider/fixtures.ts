/** The matches to bet on. They follow from the time alone, so everybody sees the same ones. */
import type { Score } from "./markets.ts";
import leagues from "./leagues.json" with { type: "json" };
import { randomFrom } from "../lib/random.ts";
import { seededDraw } from "./seeded-draw.ts";

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

/** The minutes played so far: undefined before kick-off, 90 after the end. */
export function minuteOf({ startsAt }: Fixture, now: Date): number | undefined {
  const elapsedMs = now.getTime() - startsAt.getTime();
  return elapsedMs < 0 ? undefined : Math.min(minutes, Math.floor(elapsedMs / minuteMs));
}

/**
 * The score after `played` minutes. The match's id and `secret`, the day's seed, give two random numbers for each minute, one for
 * each side (seeded-draw.ts). A side scores if its number is below its chance to score in a minute.
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
