/**
 * Money is a decimal string (contract §0), `"1250.50"`, and never a float. Arithmetic is exact, on
 * whole units of the smallest place that takes part. Every function throws a SyntaxError for a text
 * that is not a decimal: answers are checked at the wire, typed amounts by `readTypedAmount`.
 */
import { numberFormat } from "./intl.ts";

interface Decimal {
  readonly units: bigint;
  /** How many of the digits of `units` stand behind the point. */
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

/** Both in the same smallest unit. */
function align(left: string, right: string) {
  const [a, b] = [parse(left), parse(right)];
  const scale = Math.max(a.scale, b.scale);
  const lift = (decimal: Decimal) => decimal.units * 10n ** BigInt(scale - decimal.scale);
  return { left: lift(a), right: lift(b), scale };
}

/** Negative, 0 or positive, as `Array.prototype.sort` wants it; `"1.5"` equals `"1.50"`. */
export function compareMoney(left: string, right: string): -1 | 0 | 1 {
  const aligned = align(left, right);
  if (aligned.left === aligned.right) return 0;
  return aligned.left < aligned.right ? -1 : 1;
}

/** The sum, with as many decimals as the longer of the two has. */
export function addMoney(left: string, right: string): string {
  const aligned = align(left, right);
  return print({ units: aligned.left + aligned.right, scale: aligned.scale });
}

/** `left` − `right`, with as many decimals as the longer of the two has. */
export function subtractMoney(left: string, right: string): string {
  const aligned = align(left, right);
  return print({ units: aligned.left - aligned.right, scale: aligned.scale });
}

/**
 * The amount in minor units (kuruş with 2 `fractionDigits`). Throws a RangeError when the amount is
 * finer than that: rounding is never silent.
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

/** The decimal string of minor units: 125050 with 2 digits is `"1250.50"`. */
export function fromMinorUnits(units: bigint, fractionDigits = 2): string {
  return print({ units, scale: fractionDigits });
}

/**
 * The amount as players read it: `₺1.250,50` in Turkish, `₺1,250.50` in English. Decimals finer
 * than the currency's are cut off, not rounded: what is shown is never more than what there is. A
 * currency that is no ISO code (a token of the operator's) stands behind the number.
 */
export function formatMoney(amount: string, currency: string, locale: string): string {
  // Intl reads decimal strings exactly, beyond what a float holds.
  const exact = checked(amount) as Intl.StringNumericLiteral;
  const cut = { roundingMode: "trunc" } as const;
  if (/^[A-Za-z]{3}$/.test(currency)) {
    const style = { style: "currency", currency, currencyDisplay: "narrowSymbol", ...cut } as const;
    return numberFormat(locale, style).format(exact);
  }
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 8 };
  return `${numberFormat(locale, { ...places, ...cut }).format(exact)} ${currency}`;
}
