/** Runs single suites of `npm test` and counts the results in the reports of the test runners. */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import * as v from "valibot";
import type { Seconds } from "./run-times.ts";
import { root, run, tool } from "./run.ts";

export interface SuiteResult {
  readonly passed: number;
  readonly failed: number;
  /** Information for the summary, such as that a part did not run. */
  readonly note?: string;
  /** The tests that failed. The summary lists them, so that the end of a long log says what to mend. */
  readonly failures?: readonly Failure[];
  /** The tests that failed and then passed. They count neither as passed nor as failed. */
  readonly flaky?: readonly Failure[];
  /** How long each test took, all its tries together. */
  readonly times?: Seconds;
}

export interface Failure {
  readonly name: string;
  /** The first lines of its error. Empty if the report has none. */
  readonly reason: readonly string[];
}

export interface Suite {
  readonly name: string;
  readonly run: () => Promise<SuiteResult>;
}

/** A suite of a single check: it passes if the program, run by Node, exits with 0. Prints its output only if it fails. */
export function check(name: string, program: string, args: readonly string[] = []): Suite {
  return {
    name,
    run: async () => {
      // Two checks run at a time. tsc and oxlint's type checker, which are written in Go, use one processor each. On all
      // processors they would take more processor time.
      const env = { ...process.env, GOMAXPROCS: "1" };
      const ended = await run(process.execPath, [program, ...args], { env, quiet: true });
      if (ended.code !== 0) console.error(ended.output);
      return ended.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

const reportFolder = join(root, ".cache", "reports");

export function reportPath(name: string): string {
  return join(reportFolder, `${name}.json`);
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          duration: v.optional(v.nullable(v.number()), 0),
          failureMessages: v.optional(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});
const stormReport = v.object({
  passed: v.number(),
  failed: v.number(),
  failures: v.array(v.object({ name: v.string(), reason: v.array(v.string()) })),
});
const playwrightSpec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      status: v.string(),
      results: v.array(
        v.object({ duration: v.number(), errors: v.array(v.object({ message: v.optional(v.string(), "") })) }),
      ),
    }),
  ),
});
type PlaywrightSpec = v.InferOutput<typeof playwrightSpec>;
interface PlaywrightSuite {
  readonly specs: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}
const playwrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  specs: v.array(playwrightSpec),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
});
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  suites: v.array(playwrightSuite),
});

/** How many lines of an error the summary has. */
const mostLines = 12;

function failureOf(name: string, messages: readonly string[]): Failure {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split("\n"));
  return { name, reason: lines.filter((line) => line.trim() !== "").slice(0, mostLines) };
}

/** The specs of a suite, and of the suites inside it. */
function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

const nameOf = ({ file, title }: PlaywrightSpec) => `${file}: ${title}`;
const triesOf = ({ tests }: PlaywrightSpec) => tests.flatMap(({ results }) => results);
const secondsOf = (spec: PlaywrightSpec) => triesOf(spec).reduce((total, { duration }) => total + duration, 0) / 1000;

type Runner = "vitest" | "playwright" | "storm";

const programOf = (runner: Runner) => (runner === "storm" ? join(root, "scripts/storm.ts") : tool(runner));

/**
 * Runs a test runner that writes a JSON report, and counts the results. A runner that exits with an error but no
 * failing test (a crash, no tests found) counts as one failure, so that nothing is hidden.
 */
export async function counted(
  reportName: string,
  runner: Runner,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<SuiteResult> {
  await rm(reportPath(reportName), { force: true });
  const ended = await run(process.execPath, [programOf(runner), ...args], { env });
  const counts = await readCounts(reportName, runner).catch(() => ({ passed: 0, failed: 0 }));
  const unexplained = counts.failed === 0 && (ended.code !== 0 || counts.passed === 0);
  return unexplained ? { ...counts, failed: 1, note: `the runner ended with code ${ended.code}` } : counts;
}

async function readCounts(reportName: string, runner: Runner): Promise<SuiteResult> {
  const report: unknown = JSON.parse(await readFile(reportPath(reportName), "utf8"));
  if (runner === "vitest") {
    const { numPassedTests, numFailedTests, testResults } = v.parse(vitestReport, report);
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = tests.filter(({ status }) => status === "failed");
    const failures = failed.map(({ fullName, failureMessages }) => failureOf(fullName, failureMessages));
    const times = Object.fromEntries(tests.map(({ fullName, duration }) => [fullName, (duration ?? 0) / 1000]));
    return { passed: numPassedTests, failed: numFailedTests, failures, times };
  }
  if (runner === "storm") return v.parse(stormReport, report);
  return endToEndResult(report);
}

/** How many flaky tests a run of the end-to-end tests may have. More of them fail the run. */
const mostFlaky = 2;

/** Counts the results in Playwright's JSON report. */
export function endToEndResult(report: unknown): SuiteResult {
  const { stats, suites } = v.parse(playwrightReport, report);
  const specs = suites.flatMap(specsOf);
  const named = (wanted: readonly PlaywrightSpec[]) =>
    wanted.map((spec) =>
      failureOf(
        nameOf(spec),
        triesOf(spec).flatMap(({ errors }) => errors.map(({ message }) => message)),
      ),
    );
  // With `--repeat-each`, a spec has one test for each repetition, and its `ok` tells of the first one only.
  const withStatus = (...wanted: readonly string[]) =>
    named(specs.filter(({ tests }) => tests.some(({ status }) => wanted.includes(status))));
  const failures = withStatus("unexpected", "skipped");
  const flaky = withStatus("flaky");
  const times = Object.fromEntries(specs.map((spec) => [nameOf(spec), secondsOf(spec)]));
  // A skipped test counts as failed.
  const failed = stats.unexpected + stats.skipped;
  if (flaky.length <= mostFlaky) return { passed: stats.expected, failed, failures, flaky, times };
  const tooMany: Failure = { name: `${flaky.length} tests are flaky; at most ${mostFlaky} may be`, reason: [] };
  return { passed: stats.expected, failed: failed + 1, failures: [...failures, tooMany], flaky, times };
}
