/**
 * `npm run storm`: makes every answer that a page waits for fail in every way, for every kind of visitor, in a real
 * browser. `npm run storm -- config /hang/ ping/403/player` runs only the cases whose names contain one of the words.
 * `--sample` runs the fixed sample of `npm test`, `--lanes 4` sets how many cases run in parallel, `--list` prints
 * the names, and `--patient` uses the sample's long deadlines, for a busy machine. Exits with code 1 if any case fails.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { allCases, casesNamed, sample } from "../tests/storm/cases.ts";
import { tableOf } from "../tests/storm/report.ts";
import type { Deadlines, Verdict } from "../tests/storm/run-case.ts";
import { runStorm } from "../tests/storm/storm.ts";
import { ensureBrowser } from "./browser.ts";
import { buildIsCurrent } from "./build-stamp.ts";
import { root, run, say } from "./run.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "boolean" },
    patient: { type: "boolean" },
    list: { type: "boolean" },
    lanes: { type: "string", default: "6" },
    report: { type: "string" },
  },
});

/** What the product promises, in milliseconds. */
const promised: Deadlines = { settled: 12_000, waited: 22_000, others: 3_000, recovered: 45_000 };
/** Catches only what never ends: `npm test` does not measure time, and its machine may be slow. */
const generous: Deadlines = { settled: 40_000, waited: 60_000, others: 20_000, recovered: 60_000 };

const cases = values.sample ? sample : casesNamed(positionals);
if (values.list) {
  for (const { name } of cases) console.log(name);
  process.exit(0);
}
if (cases.length === 0) {
  say(`no case has this name; there are ${allCases.length} cases, such as ${allCases[0]?.name}`);
  process.exit(1);
}
if (!(await ensureBrowser())) process.exit(1);
if (!(await buildIsCurrent())) {
  const build = await run(process.execPath, [join(root, "scripts/build.ts")]);
  if (build.code !== 0) process.exit(build.code);
}

say(`${cases.length} of ${allCases.length} cases, ${values.lanes} in parallel …`);
const began = performance.now();
let count = 0;
const verdicts = await runStorm({
  cases,
  lanes: Number(values.lanes),
  deadlines: values.sample || values.patient ? generous : promised,
  onVerdict: ({ name, misses, recovery, spoilt, settledAfterMs }: Verdict) => {
    count += 1;
    const how = `${spoilt} spoilt, settled after ${(settledAfterMs / 1000).toFixed(1)} s, ${recovery}`;
    console.log(`${misses.length === 0 ? "ok    " : "MISSED"} ${count}/${cases.length} ${name} (${how})`);
    for (const miss of misses) console.log(`         ${miss}`);
  },
});

const missed = verdicts.filter(({ misses }) => misses.length > 0);
console.log(`\n${tableOf(verdicts)}\n`);
for (const { name, misses } of missed) console.log(`MISSED ${name}: ${misses.join(" | ")}`);
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
const counts = { passed: verdicts.length - missed.length, failed: missed.length };
console.log(
  `storm: ${counts.passed} passed, ${counts.failed} failed, in ${minutes} minutes; to run one: npm run storm -- <name>`,
);
if (values.report) {
  await mkdir(dirname(values.report), { recursive: true });
  await writeFile(
    values.report,
    JSON.stringify({ ...counts, failures: missed.map(({ name, misses }) => ({ name, reason: misses })) }),
  );
}
process.exit(missed.length === 0 ? 0 : 1);
