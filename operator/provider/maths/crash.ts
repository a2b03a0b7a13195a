/**
 * The crash game: a multiplier climbs from 1.00 until it ends at a point that was fixed before. All multipliers are
 * whole hundredths, and stakes are whole liras, so every win is exact to the kuruş.
 */
import type { Draw } from "./draw.ts";

/** The return to player, whatever the multiplier at which one cashes out. */
export const crashReturn = 0.97;

/** The end of every flight at the latest. Players who are still in are paid this multiplier. */
export const highestPoint = 100_000;

/** The lowest multiplier at which one can cash out. */
export const lowestTarget = 101;

/**
 * Where the flight ends, in hundredths. At 100 it ends at the start. The chance to reach at least m is 0.97 / m, so
 * cashing out at any m from 1.01 returns 97 % of the stakes.
 */
export function crashPoint(draw: Draw): number {
  const point = Math.floor((100 * crashReturn) / (1 - draw()));
  return Math.min(Math.max(point, 100), highestPoint);
}

/** The multiplier doubles every ten seconds. */
const doublingMs = 10_000;

/** The multiplier after so many milliseconds, in hundredths with fractions, for drawing. */
export function heightAfter(elapsedMs: number): number {
  return Math.min(highestPoint, 100 * 2 ** (Math.max(0, elapsedMs) / doublingMs));
}

/** The multiplier after so many milliseconds, in hundredths, rounded down. */
export function multiplierAfter(elapsedMs: number): number {
  return Math.floor(heightAfter(elapsedMs));
}

/** How many milliseconds after its start the flight reaches a multiplier, given in hundredths. */
export function timeOf(hundredths: number): number {
  return Math.ceil(Math.log2(hundredths / 100) * doublingMs);
}

/** How many milliseconds the flight takes. The player can cash out while its last multiplier is shown. */
export function endOf(point: number): number {
  return point >= highestPoint ? timeOf(highestPoint) : timeOf(point + 1);
}

/**
 * What a flight to `point` paid, in hundredths: 0 if the player did not cash out. `target` is the multiplier of the
 * automatic cash-out.
 */
export function paidAt(point: number, target: number | undefined): number {
  if (target !== undefined && target <= point) return target;
  return point >= highestPoint ? highestPoint : 0;
}
