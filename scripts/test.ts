/**
 * `npm test`: types, lint, imports, lock file, contract page, translations, unit and component tests, build and budgets,
 * end-to-end tests and a sample of the storm. Its last line is `N passed, N failed` over all suites. It exits with code 1
 * if anything failed.
 *
 * `npm test -- units e2e` runs only the suites whose names contain one of the words. `npm test -- engines` runs the smoke
 * suite on Firefox and WebKit, which is run before a release.
 *
 * The end-to-end tests print the seed of their order. `--shuffle 7` repeats the order of an earlier run.
 */
import { randomInt } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type EngineName, missingPackages } from "../tests/engines/installed.ts";
import { ensureBrowser } from "./browser.ts";
import { buildIsCurrent } from "./build-stamp.ts";
import { changedSpecs } from "./changed-specs.ts";
import { startPostgres } from "./postgres.ts";
import { root, say, tool } from "./run.ts";
import { check, counted, reportPath, type Suite, type SuiteResult } from "./suites.ts";

const script = (name: string) => join(root, "scripts", name);
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { shuffle: { type: "string", default: String(randomInt(1e9)) } },
});

/** Each of tsc's checkers checks the shared types again. One takes half the processor time of its usual four. */
const types = (project: string) => ["-p", project, "--checkers", "1"];

/** The groups run one after the other. Two suites of a group run at the same time: each of them keeps one processor busy. */
const groups: readonly (readonly Suite[])[] = [
  [
    check("types: operator, scripts, tests", tool("tsc"), types(".")),
    check("lint", tool("oxlint"), ["--type-aware", "--deny-warnings"]),
    check("types: app", tool("tsc"), types("src")),
    check("types: worker", tool("tsc"), types("sw")),
    check("imports go one way", script("check-imports.ts")),
    check("lock file is complete for every platform", script("check-lock.ts")),
    check("docs/contract.md is current", script("contract-docs.ts"), ["--check"]),
    check("translations are extracted and complete", script("check-translations.ts")),
    check("no test is flaky twice", script("check-flaky.ts")),
  ],
  [{ name: "units and operator", run: withBrowser(runUnits) }],
  [check("build", script("build.ts"))],
  [
    check("every chunk brings its texts", script("check-texts.ts")),
    check("budgets", script("check-budgets.ts")),
  ],
  [{ name: "e2e: changed specs, each test three times", run: withBuild(withBrowser(repeatChangedSpecs)) }],
  [{ name: "e2e", run: withBuild(withBrowser(runEndToEnd)) }],
  [{ name: "storm: a sample", run: withBuild(withBrowser(runStormSample)) }],
];

/** These run only when they are asked for by name. */
const engines: readonly Suite[] = [
  { name: "engines: Firefox", run: withBuild(() => runEngine("firefox")) },
  { name: "engines: WebKit", run: withBuild(() => runEngine("webkit")) },
];

function runUnits(): Promise<SuiteResult> {
  return withPostgres("the operator's tests ran on the embedded database only", (env) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportPath("units")}`];
    return counted("units", "vitest", ["run", ...reporters], env);
  });
}

/** Runs a suite with a PostgreSQL server, if one is installed. Otherwise the result has a note that begins with `without`. */
async function withPostgres(without: string, suite: (env: NodeJS.ProcessEnv) => Promise<SuiteResult>): Promise<SuiteResult> {
  const postgres = await startPostgres().catch((error: unknown) => error as Error);
  if (postgres instanceof Error) {
    console.error(postgres.message);
    return { passed: 0, failed: 1 };
  }
  if (!postgres) return { ...(await suite(process.env)), note: `${without}: no PostgreSQL server, 15 or newer, is installed here` };
  const result = await suite({ ...process.env, TEST_DATABASE_URL: postgres.url });
  await postgres.stop();
  return result;
}

/** The suite fails where no browser can be had. Other suites do not ask for one. */
function withBrowser(suite: () => Promise<SuiteResult>): () => Promise<SuiteResult> {
  return async () => ((await ensureBrowser()) ? suite() : { passed: 0, failed: 1, note: "there is no Chromium" });
}

/** Builds first if dist/ is older than the sources: `npm test -- e2e` must not test an earlier build. */
function withBuild(suite: () => Promise<SuiteResult>): () => Promise<SuiteResult> {
  return async () => {
    if (await buildIsCurrent()) return suite();
    const { failed } = await check("build", script("build.ts")).run();
    return failed === 0 ? suite() : { passed: 0, failed: 1, note: "the build failed" };
  };
}

/**
 * Runs each test of the specs that this change touches three times, without a second try, so that a new test which is
 * flaky fails the run that brings it.
 */
async function repeatChangedSpecs(): Promise<SuiteResult> {
  const specs = await changedSpecs();
  if (specs.length === 0) return { passed: 0, failed: 0, note: "no spec changed" };
  say(`changed: ${specs.join(", ")}`);
  return playwright("e2e-changed", [...specs, "--repeat-each", "3", "--retries", "0"]);
}

function runEndToEnd(): Promise<SuiteResult> {
  say(`the spec files run in the order of seed ${options.shuffle}; to repeat it: npm test -- e2e --shuffle ${options.shuffle}`);
  return playwright("e2e", []);
}

function playwright(report: string, args: readonly string[]): Promise<SuiteResult> {
  return withPostgres("its operators used the embedded database, which takes longer", (env) =>
    counted(report, "playwright", ["test", "--shuffle", options.shuffle, ...args], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath(report),
    }),
  );
}

/**
 * The fixed sample of `npm run storm`. Its deadlines are long, so more cases can run at the same time than the whole
 * storm runs: while some wait, others keep the processors busy.
 */
function runStormSample(): Promise<SuiteResult> {
  return withPostgres("its operator used the embedded database, which takes longer", (env) =>
    counted("storm", "storm", ["--sample", "--lanes", "8", "--report", reportPath("storm")], env),
  );
}

/**
 * The smoke suite on a browser engine that Debian packages. If it is not installed, the summary names what is
 * missing.
 */
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

const isNamed = ({ name }: Suite) => words.some((word) => name.includes(word));
const named = [...groups, engines].map((group) => group.filter(isNamed)).filter((group) => group.length > 0);
const chosen = words.length === 0 ? groups : named;
if (chosen.length === 0) {
  say(`no suite has this name; the suites are: ${[...groups, engines].flat().map(({ name }) => name).join("; ")}`);
}
const results: { suite: Suite; result: SuiteResult }[] = [];
for (const group of chosen) {
  const waiting = group.values();
  const lane = async () => {
    for (const suite of waiting) await runOne(suite);
  };
  await Promise.all([lane(), lane()]);
}

async function runOne(suite: Suite): Promise<void> {
  say(`${suite.name} …`);
  const started = Date.now();
  const result = await suite.run();
  if (interrupted) process.exit(130);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(`${suite.name}: ${result.failed === 0 ? "passed" : "FAILED"} (${seconds} s)`);
  results.push({ suite, result });
}

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
