import fc from "fast-check";
import { expect, test } from "vitest";
import { take, walk } from "../testing/session-walk.ts";
import { openWalker } from "../testing/session-walker.ts";

/**
 * Random walks of two tabs through signing in, second factors, expiry, pings, answers of every kind in any order,
 * log-outs, reloads, corrupt storage, maintenance and jumping clocks. The invariants after every step are in
 * testing/walker.ts.
 */
test("in every random walk the session keeps its rules", { timeout: 120_000 }, async () => {
  const { numRuns = 100 } = fc.readConfigureGlobal();
  const totals: Record<string, number> = {};
  const property = fc.asyncProperty(walk, async (steps) => {
    const walker = openWalker();
    for (const step of steps) {
      await take(walker, step);
      await walker.examine(step.do === "deliver");
    }
    walker.operator.letGo();
    await walker.examine(true);
    for (const [what, times] of Object.entries(walker.counts)) {
      totals[what] = (totals[what] ?? 0) + times;
    }
  });
  await fc.assert(property, { numRuns: 4 * numRuns });

  // Walks that reach nothing would pass: check that every kind of event was reached.
  const reached = ["login done", "login authenticator-code", "login sms-code", "user/check_ga", "user/sms_validate"];
  reached.push("system/ping", "cleared", "cleared by an answer", "steps with a session");
  for (const what of reached) expect(totals[what], what).toBeGreaterThan(numRuns / 10);
});
