import type { Case, DownCase } from "./cases.ts";
import type { VisitorName } from "./targets.ts";
import { isReturning } from "./visitors.ts";

export interface WaitingCases {
  /**
   * Removes and returns the next case for a lane whose last case was this visitor's. Undefined when nothing is left
   * for the lane.
   */
  readonly take: (own: VisitorName | undefined) => Case | DownCase | undefined;
}

/** The profile of a returning visitor takes about as much processor time as this many of its cases. */
const casesOfProfile = 5;

/**
 * Shares the cases out among lanes. A lane keeps its visitor, because the profile of a returning one is prepared
 * first: that is only worth it for several cases. A lane without a visitor takes the one with the most work per lane.
 */
export function waitingCases(cases: readonly (Case | DownCase)[]): WaitingCases {
  const waiting = new Map<VisitorName, (Case | DownCase)[]>();
  for (const one of cases) waiting.set(one.visitor, [...(waiting.get(one.visitor) ?? []), one]);
  const lanes = new Map<VisitorName, number>();
  const workPerLane = (visitor: VisitorName) => (waiting.get(visitor)?.length ?? 0) / ((lanes.get(visitor) ?? 0) + 1);
  const isWorthIt = (visitor: VisitorName) => {
    const least = isReturning(visitor) && lanes.has(visitor) ? casesOfProfile : 0;
    return workPerLane(visitor) > least;
  };
  return {
    take: (own) => {
      const next = own && waiting.get(own)?.shift();
      if (next) return next;
      const [visitor] = [...waiting.keys()]
        .filter(isWorthIt)
        .toSorted((one, other) => workPerLane(other) - workPerLane(one));
      if (!visitor) return undefined;
      lanes.set(visitor, (lanes.get(visitor) ?? 0) + 1);
      return waiting.get(visitor)?.shift();
    },
  };
}
