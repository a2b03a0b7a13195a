import { fromMinorUnits, toMinorUnits } from "../../src/lib/money.ts";

/** The maximum payout of a coupon, in stakes. */
export const highestOdds = "10000.00";

/** The product of odds with two decimals, truncated to two decimals after each step, as the page shows it. */
export function combinedOdds(odds: readonly string[]): string {
  const product = odds.reduce((units, next) => (units * toMinorUnits(next)) / 100n, 100n);
  const highest = toMinorUnits(highestOdds);
  return fromMinorUnits(product < highest ? product : highest);
}

/** The payout of a winning coupon, including its stake. Exact for stakes in whole liras, otherwise truncated. */
export function possibleWin(stake: string, odds: string): string {
  return fromMinorUnits((toMinorUnits(stake) * toMinorUnits(odds)) / 100n);
}
