/** The markets of a match: its result, and whether there are three goals or more. */
import type { Language } from "../dispatch/language.ts";
import { texts } from "../texts/texts.ts";

export const markets = ["result", "goals"] as const;
export type Market = (typeof markets)[number];

export const picks = ["home", "draw", "away", "over", "under"] as const;
export type Pick = (typeof picks)[number];

export const picksOf: Readonly<Record<Market, readonly Pick[]>> = {
  result: ["home", "draw", "away"],
  goals: ["under", "over"],
};

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** Whether a pick wins with a final score. */
export function isRight(pick: Pick, { home, away }: Score): boolean {
  switch (pick) {
    case "home":
      return home > away;
    case "draw":
      return home === away;
    case "away":
      return home < away;
    case "over":
      return home + away > 2;
    case "under":
      return home + away <= 2;
  }
}

export function marketName(market: Market, language: Language): string {
  return texts.markets[market][language];
}

export function pickName(pick: Pick, language: Language): string {
  return texts.picks[pick][language];
}
