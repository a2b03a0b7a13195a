import { coinDigits, isIsoCurrency, numberFormat } from "./intl.ts";

/**
 * Money is a decimal string such as `"1250.50"`, never a float (product.md 10.1). Arithmetic is exact: it uses whole
 * units of the smallest decimal place involved. Every function throws a SyntaxError for a text that is not a decimal.
 * Answers are checked when they arrive, typed amounts by `readTypedAmount`.
 */

/** The site's only currency (product.md 9.5), for amounts whose answers name none. */
export const siteCurrency = "TRY";

interface Decimal {
  readonly units: bigint;
  /** How many digits of `units` are after the decimal point. */
  readonly scale: number;
}

function checked(amount: string): string {
  if (/^-?\d+(\.\d+)?$/.test(amount)) return amount;
  throw new SyntaxError(`Not an amount of money: "${amount}"`);
}

function parse(amount: string): Decimal {
  const [whole = "", fraction = ""] = checked(amount).split(".");
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

function print({ units, scale }: Decimal): string {
  const sign = units < 0n ? "-" : "";
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0");
  const point = digits.length - scale;
  return sign + digits.slice(0, point) + (scale > 0 ? `.${digits.slice(point)}` : "");
}

/** Converts both to the same unit. */
function align(left: string, right: string) {
  const [a, b] = [parse(left), parse(right)];
  const scale = Math.max(a.scale, b.scale);
  const lift = (decimal: Decimal) => decimal.units * 10n ** BigInt(scale - decimal.scale);
  return { left: lift(a), right: lift(b), scale };
}

/** A comparison result for `Array.prototype.sort`; `"1.5"` equals `"1.50"`. */
export function compareMoney(left: string, right: string): -1 | 0 | 1 {
  const aligned = align(left, right);
  if (aligned.left === aligned.right) return 0;
  return aligned.left < aligned.right ? -1 : 1;
}

/** The sum, with as many decimals as the longer of the two. */
export function addMoney(left: string, right: string): string {
  const aligned = align(left, right);
  return print({ units: aligned.left + aligned.right, scale: aligned.scale });
}

/** `left` − `right`, with as many decimals as the longer of the two. */
export function subtractMoney(left: string, right: string): string {
  const aligned = align(left, right);
  return print({ units: aligned.left - aligned.right, scale: aligned.scale });
}

/**
 * The amount in minor units (kuruş with 2 `fractionDigits`). Throws a RangeError when the amount has more decimals,
 * because rounding must not be silent.
 */
export function toMinorUnits(amount: string, fractionDigits = 2): bigint {
  const { units, scale } = parse(amount);
  if (scale <= fractionDigits) return units * 10n ** BigInt(fractionDigits - scale);
  const excess = 10n ** BigInt(scale - fractionDigits);
  if (units % excess !== 0n) {
    throw new RangeError(`${amount} has more than ${fractionDigits} decimals`);
  }
  return units / excess;
}

/** Converts minor units to a decimal string: 125050 with 2 digits is `"1250.50"`. */
export function fromMinorUnits(units: bigint, fractionDigits = 2): string {
  return print({ units, scale: fractionDigits });
}

/**
 * Formats an amount for players: `₺1.250,50` in Turkish, `₺1,250.50` in English. Decimals beyond the currency's are
 * cut off, not rounded, so it never shows more than there is. A currency that is not an ISO code (such as a
 * coin or an operator's token) follows the number.
 */
export function formatMoney(amount: string, currency: string, locale: string): string {
  // Intl formats decimal strings exactly, without a float's limits.
  const exact = checked(amount) as Intl.StringNumericLiteral;
  const cut = { roundingMode: "trunc" } as const;
  if (isIsoCurrency(currency)) {
    const style = { style: "currency", currency, currencyDisplay: "narrowSymbol", ...cut } as const;
    return numberFormat(locale, style).format(exact);
  }
  const places = { minimumFractionDigits: 2, maximumFractionDigits: coinDigits };
  return `${numberFormat(locale, { ...places, ...cut }).format(exact)} ${currency}`;
}

/** With more digits the short form would no longer stay short. */
const mostDigits = 15;

/**
 * Formats an amount in about ten characters: `₺1,2 Mn` in Turkish, `₺1.2M` in English. It is cut off, so it never
 * shows more than the amount. Above 999 trillion it is `>₺999 Tn`. A currency that is not an ISO code follows the
 * number. `amount` is a decimal string.
 */
export function formatShortMoney(amount: string, currency: string, locale: string): string {
  const [whole = ""] = amount.split(".");
  const tooLong = whole.replace(/^-?0*/, "").length > mostDigits;
  const shown = (tooLong ? "9".repeat(mostDigits) : amount) as Intl.StringNumericLiteral;
  const isIsoCode = isIsoCurrency(currency);
  const style = isIsoCode ? ({ style: "currency", currency, currencyDisplay: "narrowSymbol" } as const) : {};
  // A small part of a coin is worth something.
  const most = !isIsoCode && /^-?0*$/.test(whole) ? coinDigits : 1;
  const places = { minimumFractionDigits: 0, maximumFractionDigits: tooLong ? 0 : most };
  const short = numberFormat(locale, { ...style, ...places, notation: "compact", roundingMode: "trunc" }).format(shown);
  return `${tooLong ? ">" : ""}${short}${isIsoCode ? "" : ` ${currency}`}`;
}
