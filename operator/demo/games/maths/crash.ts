/**
 * The crash game: a multiplier climbs from 1.00 until it ends at a point that was fixed before. All
 * multipliers are whole hundredths, and stakes whole liras, so that every win is exact to the kuruş.
 */
import type { Draw } from "./draw.ts";

/** What comes back of the stakes in the long run, whenever one cashes out. */
export const crashReturn = 0.97;

/** The flight never ends later: whoever is still aboard is paid this. */
export const highestPoint = 100_000;

/** The least at which one can cash out. */
export const lowestTarget = 101;

/**
 * Where the flight ends, in hundredths: 100 is before it began. A point of at least m comes with the
 * chance 0.97 / m, so that cashing out at any m from 1.01 on returns 97 % of the stakes.
 */
export function crashPoint(draw: Draw): number {
  const point = Math.floor((100 * crashReturn) / (1 - draw()));
  return Math.min(Math.max(point, 100), highestPoint);
}

/** The multiplier doubles every ten seconds. */
const doublingMs = 10_000;

/** How far the flight is after so many milliseconds, in hundredths and their fractions, for drawing it. */
export function heightAfter(elapsedMs: number): number {
  return Math.min(highestPoint, 100 * 2 ** (Math.max(0, elapsedMs) / doublingMs));
}

/** How far the flight is after so many milliseconds, in hundredths, rounded down. */
export function multiplierAfter(elapsedMs: number): number {
  return Math.floor(heightAfter(elapsedMs));
}

/** When the flight reaches a multiplier given in hundredths: milliseconds after its beginning. */
export function timeOf(hundredths: number): number {
  return Math.ceil(Math.log2(hundredths / 100) * doublingMs);
}

/** When the flight is over: as long as its last multiplier shows, one can still cash out at it. */
export function endOf(point: number): number {
  return point >= highestPoint ? timeOf(highestPoint) : timeOf(point + 1);
}

/**
 * What a flight to `point` paid, in hundredths: 0 when nobody got off. `target` is where the player said
 * beforehand to get off.
 */
export function paidAt(point: number, target: number | undefined): number {
  if (target !== undefined && target <= point) return target;
  return point >= highestPoint ? highestPoint : 0;
}
