import { type FaultName, faultNames } from "./faults.ts";
import { type TargetName, targetNames, targets, type VisitorName } from "./targets.ts";

/** One cell of the storm: this answer fails in this way while this visitor opens the page. */
export interface Case {
  /** Such as `config/hang/first`; runs the case alone. */
  readonly name: string;
  readonly target: TargetName;
  readonly fault: FaultName;
  readonly visitor: VisitorName;
}

/** A returning visitor opens the home page while every answer of the site's origin fails in this way. */
export interface DownCase {
  readonly name: string;
  readonly target: "operator-down";
  readonly fault: FaultName;
  readonly visitor: "returning";
  /** False: after a very short first visit only the page has stored answers, so it sends most requests. */
  readonly workerHasAnswers: boolean;
}

export const isDown = (one: Case | DownCase): one is DownCase => one.target === "operator-down";

/** All faults except HTTP 500, which locks the site, and maintenance, which closes it. */
const downCases: readonly DownCase[] = faultNames
  .filter((fault) => fault !== "500" && fault !== "maintenance")
  .map((fault, index) => ({
    name: `operator-down/${fault}/returning`,
    target: "operator-down",
    fault,
    visitor: "returning",
    workerHasAnswers: index % 3 === 0,
  }));

const answerCases: readonly Case[] = targetNames.flatMap((target) =>
  faultNames.flatMap((fault) =>
    targets[target].visitors.map((visitor) => ({ name: `${target}/${fault}/${visitor}`, target, fault, visitor })),
  ),
);

/** The whole storm, ordered by target, fault and visitor. */
export const allCases: readonly (Case | DownCase)[] = [...answerCases, ...downCases];

/**
 * The cases whose names contain one of the words, or all without words. A slash at the start or end of a word stands
 * for the start or end of a part of the name, as in `/hang/`.
 */
export function casesNamed(words: readonly string[]): readonly (Case | DownCase)[] {
  if (words.length === 0) return allCases;
  return allCases.filter(({ name }) => words.some((word) => `/${name}/`.includes(word)));
}

/**
 * The cases of `npm test`: files and calls, with the faults that have found the most. Cases in which the operator is down
 * are left out, because each takes a minute.
 */
export const sample: readonly (Case | DownCase)[] = casesNamed([
  "config/hang/first",
  "index/truncated/first",
  "page/404/first",
  "page/truncated/first",
  "slider/502/first",
  "shelves/html/returning",
  "/profile/abort/player/",
  "balance/429/returning-player",
  "runtime/hang/first",
]);
