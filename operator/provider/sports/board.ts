import type { Kysely } from "kysely";
import { localDay } from "../../calendar.ts";
import type { Score } from "../../coupons/markets.ts";
import type { Database } from "../../database/schema.ts";
import { type Fixture, fixturesAround } from "./fixtures.ts";
import { minuteOf, scoreAfter } from "./match.ts";
import { type Odds, oddsOf } from "./odds.ts";
import { secretOf } from "./secrets.ts";

/** A match as it stands. */
export interface Standing {
  readonly fixture: Fixture;
  /** Undefined before the kick-off. */
  readonly minute: number | undefined;
  readonly score: Score;
  readonly odds: Odds;
}

/** The matches that are being played or come within the hour, with their scores and odds. */
export async function board(db: Kysely<Database>, now: Date): Promise<Standing[]> {
  const standings: Standing[] = [];
  for (const fixture of fixturesAround(now)) standings.push(await standingOf(db, fixture, now));
  return standings;
}

/** A match as it stands now, by the operator's clock. */
export async function standingOf(db: Kysely<Database>, fixture: Fixture, now: Date): Promise<Standing> {
  const minute = minuteOf(fixture, now);
  const score =
    minute === undefined || minute === 0
      ? { home: 0, away: 0 }
      : scoreAfter(fixture, minute, await secretOf(db, localDay(fixture.startsAt)));
  return { fixture, minute, score, odds: oddsOf(fixture, minute ?? 0, score) };
}
