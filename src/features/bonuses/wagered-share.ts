import { compareMoney } from "../../lib/money.ts";

/**
 * The part of the wagering that is done, from 0 to 1, rounded down to whole percents: a bar is full only when nothing
 * is left. Both are decimal strings with any number of decimals.
 */
export function wageredShare(wagered: string, wagering: string): number {
  if (compareMoney(wagering, "0") <= 0 || compareMoney(wagered, wagering) >= 0) return 1;
  // A float is precise enough for the length of a bar. Amounts are never computed as floats.
  const percents = Math.floor((Number(wagered) * 100) / Number(wagering));
  return Math.min(Math.max(percents, 0), 99) / 100;
}
