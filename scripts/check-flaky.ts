/**
 * `tests/flaky.json` lists end-to-end tests that failed once and then passed: `test` as the summary of `npm test` names it,
 * the `date`, and the `reason` as far as it is known. Whoever meets one adds it. A test that is listed twice must be
 * mended before anything else is built, so this check fails. Whoever mends it removes its lines.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { root } from "./run.ts";

const records = v.array(
  v.strictObject({
    test: v.pipe(v.string(), v.nonEmpty()),
    date: v.pipe(v.string(), v.isoDate()),
    reason: v.pipe(v.string(), v.nonEmpty()),
  }),
);

const listed = v.parse(records, JSON.parse(readFileSync(join(root, "tests/flaky.json"), "utf8")));
const twice = listed.map(({ test }) => test).filter((test, index, all) => all.indexOf(test) < index);
for (const test of new Set(twice))
  console.error(`tests/flaky.json lists this test more than once, so mend it first: ${test}`);
process.exit(twice.length > 0 ? 1 : 0);
