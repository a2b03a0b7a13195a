import { runBrowserStorm } from "../money-storm/browser-storm.ts";
import { samplePlans } from "../money-storm/plans.ts";
import { expect, test } from "./fixtures.ts";

test("a sample of the money storm: what is told is true, and nothing happens twice", async ({ browser, operator }) => {
  const { actions, broken } = await runBrowserStorm({ browser, operator, plans: samplePlans });
  expect(actions.flatMap((action) => action.broken)).toEqual([]);
  expect(broken).toEqual([]);
  // What was lost before it arrived cannot be known without keys, and everything else can.
  expect(actions.map(({ end }) => end)).toEqual(["done", "done", "done", "unknown"]);
});
