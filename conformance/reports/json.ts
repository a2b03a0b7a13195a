import { countsOf, exitCodeOf, type Report, verdictOf } from "../summary.ts";

/** The whole run as JSON, for programs. */
export function jsonReport(report: Report): string {
  const { results, startedAt, ...rest } = report;
  const checks = results.map(({ check: { run: _run, ...check }, ...result }) => ({ ...check, ...result }));
  const whole = {
    ...rest,
    startedAt: startedAt.toISOString(),
    verdict: verdictOf(report),
    exitCode: exitCodeOf(report),
    counts: countsOf(results),
    checks,
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
