import { type Fixture, minutes } from "./fixtures.ts";
import { picks, rightPicks, type Score } from "./markets.ts";
import type { Pick } from "../database/columns.ts";

/** The house margin: the odds of a market are the fair ones divided by 1.06. */
export const margin = 0.06;

/** The return to player of a single bet, before rounding the odds down. */
export const singleReturn = 1 / (1 + margin);

/** The minute from which on no more bets are accepted. */
export const lastBettingMinute = 80;

const lowestOdds = 1.01;

const highestOdds = 100;

/** The chance that a side scores more than this is below 10⁻¹². */
const mostGoals = 20;

/** The odds of every open pick: decimal strings with two decimals. */
export type Odds = Readonly<Partial<Record<Pick, string>>>;

/** The odds of a match with this score after so many minutes. */
export function oddsOf(fixture: Fixture, played: number, score: Score): Odds {
  if (played >= lastBettingMinute) return {};
  const chances = chancesOf(fixture, played, score);
  return Object.fromEntries(
    picks.flatMap((pick) => {
      const odds = Math.floor(100 / (chances[pick] * (1 + margin))) / 100;
      return odds >= lowestOdds && odds <= highestOdds ? [[pick, odds.toFixed(2)]] : [];
    }),
  );
}

/** The probability of each pick, given the minutes left. */
export function chancesOf({ expected }: Fixture, played: number, score: Score): Record<Pick, number> {
  const left = minutes - played;
  const homeGoals = binomial(left, expected.home / minutes);
  const awayGoals = binomial(left, expected.away / minutes);
  const chances = { home: 0, draw: 0, away: 0, over: 0, under: 0 };
  for (const [home, homeChance] of homeGoals.entries()) {
    for (const [away, awayChance] of awayGoals.entries()) {
      for (const pick of rightPicks({ home: score.home + home, away: score.away + away }))
        chances[pick] += homeChance * awayChance;
    }
  }
  return chances;
}

/** The probabilities of 0, 1, 2 … `mostGoals` successes in `count` trials. */
function binomial(count: number, chance: number): number[] {
  const chances = [(1 - chance) ** count];
  for (let successes = 1; successes <= Math.min(count, mostGoals); successes += 1) {
    const before = chances[successes - 1] ?? 0;
    chances.push((before * (count - successes + 1) * chance) / (successes * (1 - chance)));
  }
  return chances;
}
