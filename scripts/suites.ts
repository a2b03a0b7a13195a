/** Runs single suites of `npm test` and counts the results in the reports of the test runners. */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { root, run, tool } from "./run.ts";

export interface SuiteResult {
  readonly passed: number;
  readonly failed: number;
  /** Information for the summary, such as that a part did not run. */
  readonly note?: string;
  /** The names of the tests that failed. The summary lists them, so that the end of a long log says what to mend. */
  readonly failures?: readonly string[];
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
    v.object({ assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })) }),
  ),
});
const stormReport = v.object({ passed: v.number(), failed: v.number(), failures: v.optional(v.array(v.string()), []) });
interface PlaywrightSuite {
  readonly specs: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}
const playwrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  specs: v.array(v.object({ title: v.string(), file: v.string(), ok: v.boolean() })),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
});
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  suites: v.array(playwrightSuite),
});

/** All specs of a suite and of the suites in it that did not pass, as "file: title". */
function failedSpecs({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(failedSpecs)];
}

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
    const failures = tests.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
    return { passed: numPassedTests, failed: numFailedTests, failures };
  }
  if (runner === "storm") return v.parse(stormReport, report);
  const { stats, suites } = v.parse(playwrightReport, report);
  // A skipped test counts as failed. So does a flaky one: tests are not retried, so there should be none.
  const failed = stats.unexpected + stats.skipped + stats.flaky;
  return { passed: stats.expected, failed, failures: suites.flatMap(failedSpecs) };
}
