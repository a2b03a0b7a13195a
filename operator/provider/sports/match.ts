/** Simulates a match: in every minute each side scores with the probability that its fixture gives. */
import type { Score } from "../../coupons/markets.ts";
import { seededDraw } from "../fairness/seeded-draw.ts";
import { type Fixture, minuteMs, minutes } from "./fixtures.ts";

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
