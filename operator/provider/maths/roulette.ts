/** European roulette: 37 pockets with one zero. Every bet returns 36/37 in the long run. */
import { type Draw, drawIndex } from "./draw.ts";

/** The pockets in their order on the wheel. */
export const wheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type PocketColour = "green" | "red" | "black";

export function colourOf(pocket: number): PocketColour {
  if (pocket === 0) return "green";
  return red.has(pocket) ? "red" : "black";
}

const outside: Readonly<Record<string, (pocket: number) => boolean>> = {
  red: (pocket) => red.has(pocket),
  black: (pocket) => pocket > 0 && !red.has(pocket),
  even: (pocket) => pocket > 0 && pocket % 2 === 0,
  odd: (pocket) => pocket % 2 === 1,
  low: (pocket) => pocket >= 1 && pocket <= 18,
  high: (pocket) => pocket >= 19,
  dozen1: (pocket) => pocket >= 1 && pocket <= 12,
  dozen2: (pocket) => pocket >= 13 && pocket <= 24,
  dozen3: (pocket) => pocket >= 25,
  column1: (pocket) => pocket % 3 === 1,
  column2: (pocket) => pocket % 3 === 2,
  column3: (pocket) => pocket > 0 && pocket % 3 === 0,
};

/** Every spot of the table: `n0` to `n36`, and the outside bets. */
export const spots: readonly string[] = [...wheel.map((pocket) => `n${pocket}`), ...Object.keys(outside)];

/** Whether a spot wins with that pocket. */
export function covers(spot: string, pocket: number): boolean {
  return outside[spot]?.(pocket) ?? spot === `n${pocket}`;
}

/** The payout of a winning spot, including its stake: 36 stakes divided by the number of its pockets. */
export function paysOf(spot: string): number {
  return 36 / wheel.filter((pocket) => covers(spot, pocket)).length;
}

/** The exact return to player, the same for every bet. */
export const rouletteReturn = 36 / 37;

/** The pocket in which the ball lands. */
export function spinWheel(draw: Draw): number {
  return drawIndex(draw, wheel.length);
}
