import { expect, it } from "vitest";
import { mostChanged } from "./changed-specs.ts";

it("names the specs with changed lines, the most changed one first", () => {
  const little = "1\t1\ttests/e2e/a.spec.ts\0";
  const much = "20\t3\ttests/e2e/b.spec.ts\0";
  expect(mostChanged(little + much)).toEqual(["tests/e2e/b.spec.ts", "tests/e2e/a.spec.ts"]);
});

it("follows a renamed spec, and leaves out one that only moved", () => {
  const moved = "0\t0\t\0tests/e2e/old.spec.ts\0tests/e2e/new.spec.ts\0";
  const changed = "2\t1\t\0tests/e2e/one.spec.ts\0tests/e2e/two.spec.ts\0";
  expect(mostChanged(moved + changed)).toEqual(["tests/e2e/two.spec.ts"]);
});

it("leaves out a deleted spec", () => {
  expect(mostChanged("0\t40\ttests/e2e/gone.spec.ts\0")).toEqual([]);
});
