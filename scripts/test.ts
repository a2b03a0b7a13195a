/**
 * `npm test`: types, lint, format, imports, bare texts, lock file, contract page, types of the tables, translations, unit and
 * component tests, build and budgets, end-to-end tests and a sample of the storm. Its last line is `N passed, N failed` over all
 * suites. It exits with code 1 if anything failed. Every run tests the same: its seeds are fixed.
 *
 * `npm run test:all` adds what takes too long for every change: the operator's tests on both databases, ten times the
 * walks of the property tests, the end-to-end tests tagged `@nightly`, the whole storm, 1,000 money actions, Firefox and WebKit.
 * Its seed is another one each time. It prints the seed, and `--seed 7` repeats a run. No test gets a second try.
 *
 * `npm test -- units e2e` runs only the suites whose names contain one of the words. `npm test -- engines` runs the smoke
 * suite on Firefox and WebKit, which is run before a release.
 */
import { randomInt } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type EngineName, missingPackages } from "../tests/engines/installed.ts";
import { ensureBrowser } from "./browser.ts";
import { buildIsCurrent } from "./build-stamp.ts";
import { changedSpecs } from "./changed-specs.ts";
import { installPackages, mayInstallPackages } from "./debian-packages.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { root, say, tool } from "./run.ts";
import { keepRun, readLastRun, timeLines } from "./run-times.ts";
import { check, counted, reportPath, type Suite, type SuiteResult } from "./suites.ts";

const script = (name: string) => join(root, "scripts", name);
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean", default: false }, seed: { type: "string" } },
});
const isWhole = options.all;
const seed = options.seed ?? (isWhole ? String(randomInt(1e9)) : "1");
if (isWhole) say(`seed ${seed}; to repeat this run: npm run test:all -- --seed ${seed}`);
// The suites inherit these, as well as the paths of the browser. `tests/tier.ts` reads them.
process.env.TEST_SEED = seed;
if (isWhole) process.env.TEST_ALL = "1";

/** Each of tsc's checkers checks the shared types again. One takes half the processor time of its usual four. */
const types = (project: string) => ["-p", project, "--checkers", "1"];

const endToEnd: Suite = { name: "e2e", run: withBuild(onPrepared(runEndToEnd)) };
const storm: Suite = { name: isWhole ? "storm" : "storm: a sample", run: withBuild(onPrepared(runStorm)) };

/** The groups run one after the other. Two suites of a group run at the same time: each of them keeps one processor busy. */
const gate: readonly (readonly Suite[])[] = [
  [
    check("types: operator, scripts, tests", tool("tsc"), types(".")),
    check("lint", tool("oxlint"), ["--type-aware", "--deny-warnings"]),
    check("types: app", tool("tsc"), types("src")),
    check("types: worker", tool("tsc"), types("sw")),
    check("format", tool("oxfmt"), ["--check"]),
    check("imports go one way", script("check-imports.ts")),
    check("texts have elements of their own", script("check-bare-texts.ts")),
    check("lock file is complete for every platform", script("check-lock.ts")),
    check("docs/contract.md is current", script("contract-docs.ts"), ["--check"]),
    check("docs/conformance.md is current", script("conformance-docs.ts"), ["--check"]),
    check("types of the tables are current", script("generate-table-types.ts"), ["--check"]),
    check("translations are extracted and complete", script("check-translations.ts")),
    check("no test is flaky twice", script("check-flaky.ts")),
  ],
  // One after the other: both use all processors, and side by side they take longer.
  [{ name: "units: components", run: onPrepared(() => runUnits("components")) }],
  [{ name: "units: app and operator", run: onPrepared(() => runUnits("app", "operator")) }],
  [check("build", script("build.ts"))],
  [check("budgets", script("check-budgets.ts"))],
  [{ name: "e2e: changed specs, each test three times", run: withBuild(onPrepared(repeatChangedSpecs)) }],
  // The sample waits most of the time. The whole storm does not.
  ...(isWhole ? [[endToEnd], [storm]] : [[endToEnd, storm]]),
];

const engines: readonly Suite[] = [
  { name: "engines: Firefox", run: withBuild(() => runEngine("firefox")) },
  { name: "engines: WebKit", run: withBuild(() => runEngine("webkit")) },
];

/** Runs the tests of some projects of `vitest.config.ts`. */
function runUnits(...projects: readonly string[]): Promise<SuiteResult> {
  const report = `units-${projects.join("-")}`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportPath(report)}`];
  return counted(report, "vitest", ["run", ...projects.flatMap((project) => ["--project", project]), ...reporters]);
}

/** The suite runs when the database server and the browser are there. It fails where no browser can be had. */
function onPrepared(suite: () => Promise<SuiteResult>): () => Promise<SuiteResult> {
  return async () => ((await prepared()) ? suite() : { passed: 0, failed: 1, note: "there is no Chromium" });
}

let postgres: TestPostgres | undefined;
let preparing: Promise<boolean> | undefined;

/** Starts the database server and finds the browser, once. Installs them if need be. Returns whether there is a browser. */
function prepared(): Promise<boolean> {
  preparing ??= prepare();
  return preparing;
}

async function prepare(): Promise<boolean> {
  postgres = await startPostgres();
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
  else
    say(
      "no PostgreSQL server, 15 or newer, is installed here: the operators use the embedded database, which takes longer",
    );
  return ensureBrowser();
}

/** Builds first, once, if dist/ is older than the sources: `npm test -- e2e` must not test an earlier build. */
function withBuild(suite: () => Promise<SuiteResult>): () => Promise<SuiteResult> {
  return async () => {
    building ??= buildIfNeeded();
    return (await building) ? suite() : { passed: 0, failed: 1, note: "the build failed" };
  };
}

let building: Promise<boolean> | undefined;

async function buildIfNeeded(): Promise<boolean> {
  if (await buildIsCurrent()) return true;
  const { failed } = await check("build", script("build.ts")).run();
  return failed === 0;
}

/**
 * Runs each test of the specs that this change touches three times, without a second try, so that a new test which is
 * flaky fails the run that brings it.
 */
async function repeatChangedSpecs(): Promise<SuiteResult> {
  const specs = await changedSpecs();
  if (specs.length === 0) return { passed: 0, failed: 0, note: "no spec changed" };
  say(`changed: ${specs.join(", ")}`);
  repeated = specs;
  return playwright("e2e-changed", [...specs, "--repeat-each", "3", "--retries", "0"]);
}

/** The specs that the suite of the changed ones has run. */
let repeated: readonly string[] = [];

/**
 * The gate leaves out the specs that have just run three times. In the whole run, the spec files have another order
 * each time, and no test gets a second try.
 */
async function runEndToEnd(): Promise<SuiteResult> {
  if (isWhole) return playwright("e2e", ["--retries", "0", "--shuffle", seed]);
  const skipped = join(root, ".cache", "e2e-already-run.txt");
  await writeFile(skipped, repeated.map((path) => path.replace(/^tests\//, "")).join("\n"));
  return playwright("e2e", ["--test-list-invert", skipped]);
}

function playwright(report: string, args: readonly string[]): Promise<SuiteResult> {
  return counted(report, "playwright", ["test", ...args], {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath(report),
  });
}

/** Without `--all`, a few fixed cases. Their deadlines are long, because no test of the gate measures time. */
function runStorm(): Promise<SuiteResult> {
  const which = isWhole ? [] : ["--sample", "--lanes", "8"];
  return counted("storm", "storm", [...which, "--report", reportPath("storm")]);
}

/** The smoke suite on a browser engine that Debian packages. If it is not installed, the summary names what is missing. */
async function runEngine(engine: EngineName): Promise<SuiteResult> {
  const missing = missingPackages(engine);
  if (missing.length > 0) return { passed: 0, failed: 0, note: `not installed here: ${missing.join(", ")}` };
  const report = `engines-${engine}`;
  const config = ["--config", "tests/engines/vitest.config.ts", `tests/engines/${engine}.test.ts`];
  const reporters = ["--reporter=verbose", "--reporter=json", `--outputFile.json=${reportPath(report)}`];
  return counted(report, "vitest", ["run", ...config, ...reporters]);
}

// Ctrl-C also reaches the running suite. Its processes are cleaned up before the command ends.
let interrupted = false;
process.on("SIGINT", () => {
  interrupted = true;
});

const groups = isWhole || words.length > 0 ? [...gate, engines] : gate;
const isChosen = ({ name }: Suite) => words.length === 0 || words.some((word) => name.includes(word));
const chosen = groups.map((group) => group.filter(isChosen)).filter((group) => group.length > 0);
if (chosen.length === 0) {
  say(
    `no suite has this name; the suites are: ${[...gate, engines]
      .flat()
      .map(({ name }) => name)
      .join("; ")}`,
  );
}
if (chosen.some((group) => group.includes(engines[0] as Suite))) await installEngines();

async function installEngines(): Promise<void> {
  const missing = [...missingPackages("firefox"), ...missingPackages("webkit")];
  if (missing.length > 0 && mayInstallPackages()) await installPackages(...missing);
}

const results: { suite: Suite; result: SuiteResult }[] = [];
const suiteSeconds: Record<string, number> = {};
// While the checks run, which need neither.
if (words.length === 0) void prepared();
for (const group of chosen) {
  const waiting = group.values();
  const lane = async () => {
    for (const suite of waiting) await runOne(suite);
  };
  await Promise.all([lane(), lane()]);
}
await postgres?.stop();

async function runOne(suite: Suite): Promise<void> {
  say(`${suite.name} …`);
  const started = performance.now();
  const result = await suite.run();
  if (interrupted) {
    await postgres?.stop();
    process.exit(130);
  }
  const seconds = (performance.now() - started) / 1000;
  say(`${suite.name}: ${result.failed === 0 ? "passed" : "FAILED"} (${seconds.toFixed(1)} s)`);
  results.push({ suite, result });
  suiteSeconds[suite.name] = seconds;
}

const last = await readLastRun();
const now = { suites: suiteSeconds, tests: Object.assign({}, ...results.map(({ result }) => result.times ?? {})) };
console.log(`\n${timeLines(last, now).join("\n")}`);
await keepRun(last, now);

console.log("\nSummary");
for (const { suite, result } of results) {
  const note = result.note ? ` (${result.note})` : "";
  const mark = result.failed > 0 ? "FAILED " : result.passed > 0 ? "ok     " : "NOT RUN";
  console.log(`  ${mark} ${suite.name}: ${result.passed} passed, ${result.failed} failed${note}`);
  for (const { name, reason } of result.failures ?? []) printFailure(name, reason);
}
for (const { name, reason } of results.flatMap(({ result }) => result.flaky ?? [])) {
  console.log();
  printFailure(`flaky: ${name}`, reason);
  console.log("  It failed, then passed: add it to tests/flaky.json. A trace is in .cache/test-results.");
}

function printFailure(name: string, reason: readonly string[]): void {
  console.log([name, ...reason.map((line) => `    ${line}`)].map((line) => `            ${line}`).join("\n"));
}
const sum = (key: "passed" | "failed") => results.reduce((total, { result }) => total + result[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 && results.length > 0 ? 0 : 1);
