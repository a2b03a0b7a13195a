/** A match as it is played: in every minute each side may score, with a chance that its fixture states. */
import type { Score } from "../../coupons/markets.ts";
import { seededDraw } from "../fairness/seeded-draw.ts";
import { type Fixture, minuteMs, minutes } from "./fixtures.ts";

/** How many minutes are played: undefined before the kick-off, 90 from the end on. */
export function minuteOf({ startsAt }: Fixture, now: Date): number | undefined {
  const elapsed = now.getTime() - startsAt.getTime();
  return elapsed < 0 ? undefined : Math.min(minutes, Math.floor(elapsed / minuteMs));
}

/**
 * The score after so many minutes. `secret` is the day's: HMAC-SHA256 of the match's id gives two numbers a
 * minute, and a number below the side's chance is a goal.
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
