import { type FaultName, faultNames } from "./faults.ts";
import { type TargetName, targetNames, targets, type VisitorName } from "./targets.ts";

/** One cell of the storm: this answer goes wrong in this way while this visitor opens the page. */
export interface Case {
  /** `config/hang/first`: what it is run alone by. */
  readonly name: string;
  readonly target: TargetName;
  readonly fault: FaultName;
  readonly visitor: VisitorName;
}

/** The whole storm, in the order of targets, faults, visitors. */
export const allCases: readonly Case[] = targetNames.flatMap((target) =>
  faultNames.flatMap((fault) =>
    targets[target].visitors.map((visitor) => ({ name: `${target}/${fault}/${visitor}`, target, fault, visitor })),
  ),
);

/**
 * Those whose names contain one of the words; a name or its end, begun with a slash, has to fit whole. All, if there
 * are no words.
 */
export function casesNamed(words: readonly string[]): readonly Case[] {
  if (words.length === 0) return allCases;
  return allCases.filter(({ name }) => words.some((word) => `/${name}/`.includes(word)));
}

/**
 * What `npm test` runs, always the same: every target meets a third of the faults, every fault a third of the targets,
 * and the visitors take turns.
 */
export const sample: readonly Case[] = targetNames.flatMap((target, row) =>
  faultNames.flatMap((fault, column) => {
    if ((row + column) % 3 !== 0) return [];
    const { visitors } = targets[target];
    const visitor = visitors[Math.floor((row + 2 * column) / 3) % visitors.length];
    return visitor ? [{ name: `${target}/${fault}/${visitor}`, target, fault, visitor }] : [];
  }),
);
