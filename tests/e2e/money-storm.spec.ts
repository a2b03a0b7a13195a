import { runBrowserStorm } from "../money-storm/browser-storm.ts";
import { samplePlans } from "../money-storm/plans.ts";
import { expect, test } from "./fixtures.ts";

test(
  "a sample of the money storm: what is told is true, and nothing happens twice",
  { tag: "@nightly" },
  async ({ browser, operator }) => {
    const { actions, broken } = await runBrowserStorm({ browser, operator, plans: samplePlans });
    expect(actions.flatMap((action) => action.broken)).toEqual([]);
    expect(broken).toEqual([]);
    // Without keys, only a request that never arrived stays unknown.
    expect(actions.map(({ end }) => end)).toEqual(["done", "done", "done", "unknown"]);
  },
);
