import { compareMoney } from "../../lib/money.ts";

const most = 5;

/** Amounts that people think in, in the currency's units. */
const round = [
  "10",
  "20",
  "50",
  "100",
  "250",
  "500",
  "1000",
  "2500",
  "5000",
  "10000",
  "25000",
  "50000",
  "100000",
  "250000",
];

/**
 * Amounts to choose with one tap, as decimal strings: the smallest round ones within the limits, which most players
 * want. An amount of the limits' own is offered if no round one fits.
 */
export function quickAmounts(min: string | undefined, max: string | undefined): readonly string[] {
  if (min !== undefined && max !== undefined && compareMoney(min, max) > 0) return [];
  const isWithin = (amount: string) =>
    (min === undefined || compareMoney(amount, min) >= 0) && (max === undefined || compareMoney(amount, max) <= 0);
  const fitting = round.filter(isWithin);
  if (fitting.length > 0) return fitting.slice(0, most);
  return min !== undefined && compareMoney(min, "0") > 0 ? [min] : [];
}
