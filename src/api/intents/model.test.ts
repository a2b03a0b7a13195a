import fc from "fast-check";
import { expect, test } from "vitest";
import { take, walk } from "../../testing/intent-walk.ts";

/**
 * Random walks of two tabs through presses, double presses, lost and late answers, HTTP 500, maintenance, 429,
 * requests that the browser sends twice, crashes, reloads, closed tabs, expired sessions, changes of player, slow storage and jumping clocks, with operators
 * that support keys and operators that do not. The invariants are in testing/walk.ts.
 */
test("in every random walk, an intent is carried out at most once and never lost", { timeout: 120_000 }, async () => {
  const { numRuns = 100 } = fc.readConfigureGlobal();
  const totals: Record<string, number> = {};
  const count = (what: string) => {
    totals[what] = (totals[what] ?? 0) + 1;
  };
  await fc.assert(
    fc.asyncProperty(walk, (steps) => take(steps, count)),
    { numRuns: 10 * numRuns },
  );

  // Walks that reach nothing would pass: check that every kind of event was reached.
  const reached = [
    "done",
    "not-done",
    "given-up",
    "open",
    "sent again",
    "history",
    "lose",
    "send again",
    "press elsewhere",
  ];
  reached.push("press done", "press not-done", "press unknown", "press done earlier", "looked");
  for (const what of reached) expect(totals[what], what).toBeGreaterThan(numRuns / 10);
  expect(totals["sent again without a key"]).toBeUndefined();
});
