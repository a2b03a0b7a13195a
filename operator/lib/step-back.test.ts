import { expect, it } from "vitest";
import { stepBack } from "./settle-each.ts";

it("waits longer after every failure, and an hour at most", () => {
  const now = new Date("2026-03-14T12:00:00Z");
  const seconds = [0, 1, 2, 10, 11, 1_000_000].map((failures) => {
    const { settle_failures, settle_after } = stepBack(failures, now);
    expect(settle_failures).toBe(failures + 1);
    return (settle_after.getTime() - now.getTime()) / 1_000;
  });
  expect(seconds).toEqual([2, 4, 8, 2_048, 3_600, 3_600]);
});
