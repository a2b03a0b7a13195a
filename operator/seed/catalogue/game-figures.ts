import { gameOfType } from "../../provider/games/game-of-type.ts";
import { returns } from "../../provider/games/returns.ts";
import type { SeedGame } from "../types.ts";
import type { GameType } from "./design.ts";
import type { Random } from "./random.ts";

/** Return to player in percent with two decimals: that of the provider's game which opens. */
export function returnOf(type: GameType): number {
  return Number((returns[gameOfType(type)] * 100).toFixed(2));
}

export function pickVolatility(type: GameType, random: Random): SeedGame["volatility"] {
  if (type === "jackpot" || type === "crash") return random.chance(0.75) ? "high" : "medium";
  if (type === "table") return random.chance(0.7) ? "low" : "medium";
  return random.pick(["low", "medium", "medium", "high", "high"] as const);
}

type Bets = readonly [minBet: string, maxBets: readonly string[]];

const stakes: readonly Bets[] = [
  ["0.20", ["100.00", "200.00", "500.00"]],
  ["0.50", ["250.00", "500.00", "1000.00"]],
  ["1.00", ["500.00", "1000.00", "2500.00"]],
  ["2.00", ["1000.00", "2500.00", "5000.00"]],
];

const tableStakes: readonly Bets[] = [
  ["5.00", ["2500.00", "5000.00"]],
  ["10.00", ["5000.00", "10000.00"]],
  ["25.00", ["10000.00", "25000.00"]],
];

/** Least and greatest bet in lira. */
export function pickBets(type: GameType, random: Random): { minBet: string; maxBet: string } {
  const [minBet, maxBets] = random.pick(type === "table" ? tableStakes : stakes);
  return { minBet, maxBet: random.pick(maxBets) };
}

/** A jackpot in lira; small ones are common, great ones rare. */
export function pickJackpot(random: Random): string {
  const lira = Math.floor(8_000 * 10 ** (random.next() ** 1.4 * 3.4));
  const kurus = random.int(0, 99).toString().padStart(2, "0");
  return `${lira}.${kurus}`;
}
