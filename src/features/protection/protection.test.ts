import { describe, expect, test } from "vitest";
import { checkDueAt, isSafeMoment } from "./safe-moment.ts";
import { minutesInSession, timesOf } from "./session-times.ts";

const minuteMs = 60_000;
const at = (text: string) => Date.parse(text);
const game = { tell: () => undefined, isRoundRunning: false, tellsRounds: true, sinceMs: 0 };

describe("the time of a session", () => {
  test("begins once per player", () => {
    const first = timesOf("a", undefined, 5);
    expect([first, timesOf("a", first, 9), timesOf("b", first, 9)]).toEqual([
      { player: "a", startedAtMs: 5 },
      first,
      { player: "b", startedAtMs: 9 },
    ]);
  });

  test("begins again if the clock is set back before it, and the last reality check with it", () => {
    const hourMs = 60 * minuteMs;
    const stored = { player: "a", startedAtMs: 4 * hourMs, checkedAtMs: 5 * hourMs, isAsked: false };
    expect(timesOf("a", stored, 3 * hourMs)).toEqual({ ...stored, startedAtMs: 3 * hourMs, checkedAtMs: 3 * hourMs });
    expect(timesOf("a", stored, 4.5 * hourMs)).toEqual({ ...stored, checkedAtMs: 4.5 * hourMs });
    expect(timesOf("a", stored, 5 * hourMs)).toBe(stored);
  });

  test("is counted across midnight, the change to winter time and a clock set back", () => {
    const from = (text: string) => ({ player: "a", startedAtMs: at(text) });
    expect(minutesInSession(from("2026-11-30T23:50:00+03:00"), at("2026-12-01T00:20:59+03:00"))).toBe(30);
    expect(minutesInSession(from("2026-10-25T02:30:00+02:00"), at("2026-10-25T02:30:00+01:00"))).toBe(60);
    expect(minutesInSession(from("2026-11-23T12:00:00Z"), at("2026-11-22T12:00:00Z"))).toBe(0);
  });
});

describe("a reality check", () => {
  test("is due an interval after the session began, then after the last one was acknowledged", () => {
    expect(checkDueAt({ player: "a", startedAtMs: minuteMs }, 30)).toBe(31 * minuteMs);
    expect(checkDueAt({ player: "a", startedAtMs: minuteMs, checkedAtMs: 40 * minuteMs }, 30)).toBe(70 * minuteMs);
  });

  test("waits for the end of a round, up to a limit", () => {
    expect(isSafeMoment(undefined, 0, 0)).toBe(true);
    expect(isSafeMoment(game, 0, 0)).toBe(true);
    const running = { ...game, isRoundRunning: true, sinceMs: 10 * minuteMs };
    expect(isSafeMoment(running, 11 * minuteMs, 16 * minuteMs - 1)).toBe(false);
    expect(isSafeMoment(running, 11 * minuteMs, 16 * minuteMs)).toBe(true);
  });

  test("waits a minute in a game that does not report its rounds", () => {
    const silent = { ...game, tellsRounds: false, sinceMs: 10 * minuteMs };
    expect([
      isSafeMoment(silent, 5 * minuteMs, 11 * minuteMs - 1),
      isSafeMoment(silent, 5 * minuteMs, 11 * minuteMs),
    ]).toEqual([false, true]);
    expect(isSafeMoment(silent, 12 * minuteMs, 12.5 * minuteMs)).toBe(false);
  });
});
