import { describe, expect, it } from "vitest";
import { isWholeRun } from "../../tests/tier.ts";
import { isRight, picks, picksOf } from "./markets.ts";
import { testNow } from "../testing/databases.ts";
import { type Fixture, fixturesAround, fixtureWithId, minuteOf, minutes, scoreAfter } from "./fixtures.ts";
import { chancesOf, lastBettingMinute, margin, oddsOf } from "./odds.ts";

const kickOff = { home: 0, away: 0 };
const later = (ms: number) => new Date(testNow.getTime() + ms);

describe("the matches", () => {
  const now = later(7 * 60_000);
  const fixtures = fixturesAround(now);

  it("are always the same, and found by their ids", () => {
    expect(fixturesAround(now)).toEqual(fixtures);
    for (const fixture of fixtures) expect(fixtureWithId(fixture.id)).toEqual(fixture);
    for (const id of ["", "20260314T0905-0", "20260314T0900-4", "20269999T9900-1"])
      expect(fixtureWithId(id)).toBeUndefined();
  });

  it("include running ones and some within the hour", () => {
    const live = fixtures.filter((fixture) => minuteOf(fixture, now) !== undefined);
    expect(live.length).toBeGreaterThanOrEqual(4);
    expect(fixtures.length - live.length).toBeGreaterThanOrEqual(20);
    expect(live.every(({ endsAt }) => endsAt > now)).toBe(true);
  });

  it("never have a team in two places at once", () => {
    for (let step = 0; step < 144; step += 1) {
      const at = later(step * 600_000);
      const playing = fixturesAround(at).filter((fixture) => minuteOf(fixture, at) !== undefined);
      const teams = playing.flatMap(({ home, away }) => [home, away]);
      expect(new Set(teams).size).toBe(teams.length);
    }
  });

  it("have scores that never decrease", () => {
    const [fixture] = fixtures as [Fixture];
    let before = kickOff;
    for (let minute = 0; minute <= minutes; minute += 1) {
      const score = scoreAfter(fixture, minute, "secret");
      expect(score.home).toBeGreaterThanOrEqual(before.home);
      expect(score.away).toBeGreaterThanOrEqual(before.away);
      before = score;
    }
  });
});

describe("the odds", () => {
  const fixtures = Array.from({ length: 24 }, (_, hour) => fixturesAround(later(hour * 3_600_000))).flat();

  it("have the stated margin in every market, apart from rounding", () => {
    for (const fixture of fixtures) {
      const odds = oddsOf(fixture, 0, kickOff);
      for (const market of Object.values(picksOf)) {
        const book = market.reduce((sum, pick) => sum + 1 / Number(odds[pick]), 0);
        expect(book).toBeGreaterThanOrEqual(1 + margin);
        expect(book).toBeLessThan(1 + margin + 0.015);
      }
    }
  });

  it("follow from the true chances of the matches, within their confidence interval", () => {
    const [fixture] = fixtures as [Fixture];
    const played = 30;
    const score = { home: 1, away: 0 };
    const right = Object.fromEntries(picks.map((pick) => [pick, 0]));
    const count = isWholeRun ? 20_000 : 4_000;
    for (let match = 0; match < count; match += 1) {
      const rest = restOf(fixture, played, `secret ${match}`);
      const final = { home: score.home + rest.home, away: score.away + rest.away };
      for (const pick of picks) if (isRight(pick, final)) right[pick] = (right[pick] ?? 0) + 1;
    }
    const chances = chancesOf(fixture, played, score);
    for (const pick of picks) {
      const error = 3.3 * Math.sqrt((chances[pick] * (1 - chances[pick])) / count);
      expect(Math.abs((right[pick] ?? 0) / count - chances[pick])).toBeLessThan(error);
    }
  });

  it("are closed near the end, and for decided markets", () => {
    const [fixture] = fixtures as [Fixture];
    expect(oddsOf(fixture, lastBettingMinute, kickOff)).toEqual({});
    expect(Object.keys(oddsOf(fixture, 40, { home: 2, away: 1 }))).not.toContain("over");
  });
});

/** The goals after a minute. */
function restOf(fixture: Fixture, played: number, secret: string) {
  const [all, before] = [scoreAfter(fixture, minutes, secret), scoreAfter(fixture, played, secret)];
  return { home: all.home - before.home, away: all.away - before.away };
}
