import type { SeedGame } from "../types.ts";
import type { GameType } from "./design.ts";
import type { Random } from "./random.ts";

/** Usual return to player of a kind of game, and how far it spreads to either side, in percent. */
const returns: Readonly<Record<GameType, readonly [middle: number, spread: number]>> = {
  slot: [96.1, 1.9],
  jackpot: [94.2, 1.9],
  table: [97.6, 0.9],
  crash: [96.8, 0.9],
  instant: [95.4, 2.2],
  bingo: [94, 1.8],
};

/** Return to player in percent, 92 to 98.5 with two decimals. */
export function pickReturn(type: GameType, random: Random): number {
  const [middle, spread] = returns[type];
  // The mean of three draws gathers around the middle as real catalogues do.
  const offset = ((random.next() + random.next() + random.next()) / 1.5 - 1) * spread * 1.4;
  return Math.round(Math.min(98.5, Math.max(92, middle + offset)) * 100) / 100;
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
