import { fromMinorUnits, toMinorUnits } from "../../src/lib/money.ts";

/** No coupon pays more than so many stakes. */
export const highestOdds = "10000.00";

/** The product of odds with two decimals, cut to two decimals after each step as the page shows it. */
export function combinedOdds(odds: readonly string[]): string {
  const product = odds.reduce((units, next) => (units * toMinorUnits(next)) / 100n, 100n);
  const highest = toMinorUnits(highestOdds);
  return fromMinorUnits(product < highest ? product : highest);
}

/** What a coupon pays when it wins, its stake in it; exact for stakes in whole liras, else cut. */
export function possibleWin(stake: string, odds: string): string {
  return fromMinorUnits((toMinorUnits(stake) * toMinorUnits(odds)) / 100n);
}
