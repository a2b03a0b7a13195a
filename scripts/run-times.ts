/** Tells where the time of a test run went, and what grew since the last run. The figures are kept in `.cache/`. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { root } from "./run.ts";

/** Seconds by name. */
export type Seconds = Readonly<Record<string, number>>;

export interface RunTimes {
  readonly suites: Seconds;
  readonly tests: Seconds;
}

const path = join(root, ".cache", "last-test-run.json");
const seconds = v.record(v.string(), v.number());
const stored = v.object({ suites: seconds, tests: seconds });

/** What takes at least this much longer than before is told: a tenth, and a second. */
const [share, leastSeconds] = [0.1, 1];
const mostSlow = 20;

/** The figures of the last run. Empty if there was none, or its file is damaged. */
export async function readLastRun(): Promise<RunTimes> {
  try {
    return v.parse(stored, JSON.parse(await readFile(path, "utf8")));
  } catch {
    return { suites: {}, tests: {} };
  }
}

/** Keeps the figures of this run. Those of suites and tests that did not run stay as they were. */
export async function keepRun(last: RunTimes, now: RunTimes): Promise<void> {
  const merged = { suites: { ...last.suites, ...now.suites }, tests: { ...last.tests, ...now.tests } };
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(merged, undefined, 1));
}

/** The lines of the summary that say where the time went. */
export function timeLines(last: RunTimes, now: RunTimes): string[] {
  const slowest = Object.entries(now.tests)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostSlow);
  const grown = [...grownLines(last.suites, now.suites), ...grownLines(last.tests, now.tests)];
  return [
    "Time by suite",
    ...Object.entries(now.suites).map(([name, took]) => `  ${inSeconds(took)}  ${name}`),
    ...(slowest.length > 0
      ? ["The slowest tests", ...slowest.map(([name, took]) => `  ${inSeconds(took)}  ${name}`)]
      : []),
    ...(grown.length > 0 ? ["Grown by more than 10 % since the last run here", ...grown] : []),
  ];
}

function grownLines(last: Seconds, now: Seconds): string[] {
  return Object.entries(now).flatMap(([name, took]) => {
    const before = last[name];
    if (before === undefined || took < before * (1 + share) || took < before + leastSeconds) return [];
    const growth = before > 0 ? ` (+${Math.round((took / before - 1) * 100)} %)` : "";
    return [`  ${inSeconds(before)} → ${inSeconds(took).trim()}${growth}  ${name}`];
  });
}

const inSeconds = (took: number) => `${took.toFixed(1)} s`.padStart(9);
