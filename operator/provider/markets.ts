/** The markets of a match: its result, and whether there are three goals or more. */
import type { Market, Pick } from "../database/columns.ts";
import type { Language } from "../lib/language.ts";
import { texts } from "../texts/texts.ts";

export const markets = ["result", "goals"] as const satisfies readonly Market[];

export const picks = ["home", "draw", "away", "over", "under"] as const satisfies readonly Pick[];

export const picksOf: Readonly<Record<Market, readonly Pick[]>> = {
  result: ["home", "draw", "away"],
  goals: ["under", "over"],
};

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** The pick of each market that wins with a final score. */
export function rightPicks({ home, away }: Score): readonly [result: Pick, goals: Pick] {
  const goals = home + away > 2 ? "over" : "under";
  if (home > away) return ["home", goals];
  return [home < away ? "away" : "draw", goals];
}

/** Whether a pick wins with a final score. */
export function isRight(pick: Pick, score: Score): boolean {
  return rightPicks(score).includes(pick);
}

export function marketName(market: Market, language: Language): string {
  return texts.markets[market][language];
}

export function pickName(pick: Pick, language: Language): string {
  return texts.picks[pick][language];
}
