import { expect, it } from "vitest";
import { endToEndResult } from "./suites.ts";

type Status = "expected" | "unexpected" | "flaky" | "skipped";

/** A report as Playwright writes it, with one spec per status, named after its place in the list. */
function report(...statuses: readonly Status[]): unknown {
  const count = (wanted: Status) => statuses.filter((status) => status === wanted).length;
  const specs = statuses.map((status, index) => ({
    title: `test ${index}`,
    file: "e2e/a.spec.ts",
    tests: [
      {
        status,
        results: [
          {
            duration: 1500,
            errors: status === "expected" ? [] : [{ message: "\u001B[31mNot visible\u001B[39m\n\nat line 7" }],
          },
        ],
      },
    ],
  }));
  return {
    stats: {
      expected: count("expected"),
      unexpected: count("unexpected"),
      flaky: count("flaky"),
      skipped: count("skipped"),
    },
    suites: [{ specs: [], suites: [{ specs }] }],
  };
}

it("counts a test that failed and then passed neither as passed nor as failed, and names it", () => {
  expect(endToEndResult(report("expected", "flaky", "expected"))).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    flaky: [{ name: "e2e/a.spec.ts: test 1", reason: ["Not visible", "at line 7"] }],
    times: { "e2e/a.spec.ts: test 0": 1.5, "e2e/a.spec.ts: test 1": 1.5, "e2e/a.spec.ts: test 2": 1.5 },
  });
});

it("fails a run with more than two flaky tests", () => {
  expect(endToEndResult(report("flaky", "flaky")).failed).toBe(0);
  expect(endToEndResult(report("flaky", "flaky", "flaky", "expected"))).toMatchObject({ passed: 1, failed: 1 });
});

it("counts a skipped test as failed", () => {
  expect(endToEndResult(report("expected", "skipped", "unexpected"))).toMatchObject({
    passed: 1,
    failed: 2,
    failures: [{ name: "e2e/a.spec.ts: test 1" }, { name: "e2e/a.spec.ts: test 2" }],
  });
});

it("names a test that failed in its second repetition only", () => {
  const results = [{ duration: 1500, errors: [] }];
  const tests = [
    { status: "expected", results },
    { status: "unexpected", results: [{ duration: 1500, errors: [{ message: "Not visible" }] }] },
  ];
  const specs = [{ title: "test", file: "e2e/a.spec.ts", tests }];
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  expect(endToEndResult({ stats, suites: [{ specs }] }).failures).toEqual([
    { name: "e2e/a.spec.ts: test", reason: ["Not visible"] },
  ]);
});
