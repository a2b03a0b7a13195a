/** What a whole run says. */
import { areas, type Area, type Result, type Status } from "./check.ts";

export interface Report {
  readonly api: string;
  readonly site: string;
  /** Whether a player, and writes, were part of it. */
  readonly withPlayer: boolean;
  readonly withWrites: boolean;
  readonly startedAt: Date;
  readonly ms: number;
  readonly extensions: readonly string[];
  readonly results: readonly Result[];
  /** Whether it was stopped before its end. */
  readonly wasStopped: boolean;
}

export type Counts = Readonly<Record<Status, number>>;

export function countsOf(results: readonly Result[]): Counts {
  const counts = { passed: 0, failed: 0, warning: 0, skipped: 0, blocked: 0, "not run": 0 };
  for (const { status } of results) counts[status] += 1;
  return counts;
}

/** The results of each area that has any, in the order of the areas. */
export function byArea(results: readonly Result[]): readonly (readonly [Area, readonly Result[]])[] {
  return (Object.keys(areas) as Area[])
    .map((area) => [area, results.filter(({ check }) => check.area === area)] as const)
    .filter(([, found]) => found.length > 0);
}

/** 0: it conforms. 1: a check failed. 2: not everything could be checked. */
export function exitCodeOf({ results, wasStopped }: Report): 0 | 1 | 2 {
  const { failed } = countsOf(results);
  if (failed > 0) return 1;
  return wasStopped ? 2 : 0;
}

/** The verdict in a sentence. */
export function verdictOf(report: Report): string {
  const { failed, passed, warning, skipped } = countsOf(report.results);
  const run = report.results.filter(({ status }) => status !== "not run").length;
  if (report.wasStopped) return `Stopped after ${run} of ${report.results.length} checks: ${failed} failed so far.`;
  if (failed > 0) return `Does not conform: ${failed} of ${passed + failed + warning} checks failed.`;
  const parts = [!report.withPlayer && "players’ calls", !report.withWrites && "writes"].filter(Boolean);
  const without = parts.length > 0 ? ` Not checked: ${parts.join(" and ")}.` : "";
  return `Conforms: ${passed} checks passed, ${warning} ${warning === 1 ? "warning" : "warnings"}, ${skipped} left out.${without}`;
}
