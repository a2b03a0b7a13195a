/** Who plays whom, and when: the same at every look, because it follows from the time alone. */
import { randomFrom } from "../../seed/catalogue/random.ts";
import { leagues } from "./teams.ts";

export interface Fixture {
  /** `20260314T0900-2`: the kick-off in UTC and the number of the match. */
  readonly id: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** How many goals each side makes on average in a whole match. */
  readonly expected: { readonly home: number; readonly away: number };
}

export const minutes = 90;
/** A demo need not take an evening: a minute of play takes ten seconds. */
export const minuteMs = 10_000;
const matchMs = minutes * minuteMs;
const everyMs = 10 * 60_000;
const matchesAtOnce = 4;
const aheadMs = 60 * 60_000;

/** The matches that are being played, and those of the next hour, in the order of their kick-offs. */
export function fixturesAround(now: Date): Fixture[] {
  const fixtures: Fixture[] = [];
  const first = Math.ceil((now.getTime() - matchMs + 1) / everyMs) * everyMs;
  for (let kickOff = first; kickOff <= now.getTime() + aheadMs; kickOff += everyMs) {
    for (let number = 0; number < matchesAtOnce; number += 1) fixtures.push(fixture(new Date(kickOff), number));
  }
  return fixtures;
}

/** The match with this id; undefined for what is none. */
export function fixtureWithId(id: string): Fixture | undefined {
  const [, year, month, day, hour, minute, number] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)-([0-3])$/.exec(id) ?? [];
  const startsAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  if (number === undefined || Number.isNaN(startsAt.getTime()) || startsAt.getTime() % everyMs !== 0) return undefined;
  return fixture(startsAt, Number(number));
}

function fixture(startsAt: Date, number: number): Fixture {
  const kickOff = `${startsAt.toISOString().slice(0, 16).replaceAll(/[-:]/g, "")}`;
  const league = leagues[(startsAt.getTime() / everyMs) % 2] ?? leagues[0];
  const [home = "", away = ""] = draw(league.teams, kickOff).slice(2 * number, 2 * number + 2);
  const edge = strengthOf(home) / strengthOf(away);
  return {
    id: `${kickOff}-${number}`,
    league: league.name,
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
