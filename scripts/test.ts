/**
 * `npm test`: types, lint, units, translations, build and budgets, end-to-end. Its last line is `N passed, N failed`
 * over all suites. It exits with code 1 if anything failed.
 *
 * `npm test -- units e2e` runs only the suites whose names contain one of the words.
 */
import { join } from "node:path";
import { type EngineName, missingPackages } from "../tests/engines/installed.ts";
import { markBuild } from "./build-stamp.ts";
import { startPostgres } from "./postgres.ts";
import { bin, root, say } from "./run.ts";
import { check, counted, reportPath, type Suite, type SuiteResult } from "./suites.ts";

const script = (name: string) => join(root, "scripts", name);
const node = process.execPath;

const suites: readonly Suite[] = [
  check("types: operator, scripts, tests", bin("tsc"), ["-p", "."]),
  check("types: app", bin("tsc"), ["-p", "src"]),
  check("types: worker", bin("tsc"), ["-p", "sw"]),
  check("lint", bin("oxlint"), ["--type-aware", "--deny-warnings"]),
  check("imports go one way", node, [script("check-imports.ts")]),
  check("lock file is complete for every platform", node, [script("check-lock.ts")]),
  check("docs/contract.md is current", node, [script("contract-docs.ts"), "--check"]),
  check("translations are extracted and complete", node, [script("check-translations.ts")]),
  { name: "units and operator", run: runUnits },
  { name: "build", run: runBuild },
  check("every part brings its texts", node, [script("check-texts.ts")]),
  check("budgets", node, [script("check-budgets.ts")]),
  { name: "e2e", run: runEndToEnd },
  { name: "storm: a sample", run: runStormSample },
  { name: "engines: Firefox", run: () => runEngine("firefox") },
  { name: "engines: WebKit", run: () => runEngine("webkit") },
];

async function runUnits(): Promise<SuiteResult> {
  const postgres = await startPostgres().catch((error: unknown) => error as Error);
  if (postgres instanceof Error) {
    console.error(postgres.message);
    return { passed: 0, failed: 1 };
  }
  const result = await counted(
    "units",
    "vitest",
    bin("vitest"),
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${reportPath("units")}`],
    postgres ? { ...process.env, TEST_DATABASE_URL: postgres.url } : process.env,
  );
  await postgres?.stop();
  return postgres ? result : { ...result, note: noPostgres };
}

const noPostgres: string =
  "the operator's tests ran on the embedded database only: no PostgreSQL server is installed here";

async function runBuild(): Promise<SuiteResult> {
  const result = await check("build", node, [script("build.ts")]).run();
  if (result.failed === 0) await markBuild();
  return result;
}

function runEndToEnd(): Promise<SuiteResult> {
  return counted("e2e", "playwright", bin("playwright"), ["test"], {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath("e2e"),
  });
}

/** The fixed sample of `npm run storm`. */
function runStormSample(): Promise<SuiteResult> {
  return counted("storm", "storm", node, [script("storm.ts"), "--sample", "--report", reportPath("storm")]);
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
  return counted(report, "vitest", bin("vitest"), ["run", ...config, ...reporters]);
}

// Ctrl-C also reaches the running suite. Its processes are cleaned up before the command ends.
let interrupted = false;
process.on("SIGINT", () => {
  interrupted = true;
});

const words = process.argv.slice(2);
const chosen = suites.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0) {
  say(`no suite is called so; there are: ${suites.map(({ name }) => name).join("; ")}`);
}
const results: { suite: Suite; result: SuiteResult }[] = [];
for (const suite of chosen) {
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
}
const sum = (key: "passed" | "failed") => results.reduce((total, { result }) => total + result[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 && results.length > 0 ? 0 : 1);
