import { expect, it } from "vitest";
import { timeLines } from "./run-times.ts";

const nothing = { suites: {}, tests: {} };

it("names each suite's time and the 20 slowest tests, the slowest first", () => {
  const tests = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`test ${index}`, index]));
  const lines = timeLines(nothing, { suites: { units: 12.34 }, tests });
  expect(lines.slice(0, 4)).toEqual([
    "Time by suite",
    "     12.3 s  units",
    "The slowest tests",
    "     29.0 s  test 29",
  ]);
  expect(lines).toHaveLength(2 + 1 + 20);
});

it("names what grew by more than a tenth and a second since the last run", () => {
  const last = { suites: { units: 100, e2e: 100, build: 1 }, tests: { slow: 20 } };
  const lines = timeLines(last, { suites: { units: 109, e2e: 125, build: 1.5, new: 30 }, tests: { slow: 30 } });
  const grown = lines.slice(lines.indexOf("Grown by more than 10 % since the last run here") + 1);
  expect(grown).toEqual(["    100.0 s → 125.0 s (+25 %)  e2e", "     20.0 s → 30.0 s (+50 %)  slow"]);
});
