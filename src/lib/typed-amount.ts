import { coinDigits, isIsoCurrency, numberFormat } from "./intl.ts";
import { cleanTyped } from "./typed-text.ts";

/** Correct groups of thousands: `1.250`, `12.500.000`, but not `1.25` or `0.250`. */
const grouped = /^[1-9]\d{0,2}(\D\d{3})+$/;

/**
 * Parses a typed amount, `1.250,50` in Turkish and `1,250.50` in English, into a decimal string with `fractionDigits`
 * decimals, `"1250.50"`. The other language's notation is accepted if it is unambiguous (`1250.50`, `12,5`). Returns
 * undefined if the text is ambiguous or has too many decimals, a sign or a letter. Ignores spaces and the lira's
 * signs.
 */
export function readTypedAmount(typed: string, locale: string, fractionDigits = 2): string | undefined {
  const text = cleanTyped(typed)
    .replace(/\s|₺/gu, "")
    .replace(/^(?:TL|TRY)|(?:TL|TRY)$/i, "");
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return undefined;

  const decimalAt = decimalSeparatorAt(text, locale.startsWith("tr") ? "." : ",");
  const whole = decimalAt < 0 ? text : text.slice(0, decimalAt);
  const fraction = decimalAt < 0 ? "" : text.slice(decimalAt + 1);

  const separators = new Set(whole.match(/\D/g));
  const wellFormed = separators.size === 0 || (separators.size === 1 && grouped.test(whole));
  if (!wellFormed || !/^\d*$/.test(fraction) || fraction.length > fractionDigits) return undefined;

  const digits = whole.replace(/\D/g, "").replace(/^0+(?=\d)/, "") || "0";
  if (digits.length > 15) return undefined;
  // Of a coin's decimals, only those that were typed, like those of money.
  const fewest = fractionDigits === coinDigits ? 2 : fractionDigits;
  return fractionDigits > 0 ? `${digits}.${fraction.padEnd(fewest, "0")}` : digits;
}

/** The index of the decimal separator; -1 when there is none. */
function decimalSeparatorAt(text: string, groupSeparator: string): number {
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const separator = text.charAt(last);
  const kinds = new Set(text.match(/\D/g)).size;
  if (kinds !== 1) return last;
  if (text.indexOf(separator) !== last) return -1;
  return separator === groupSeparator && grouped.test(text) ? -1 : last;
}

/**
 * Parses a typed number with a decimal comma or point into a decimal string: `12,5` is `"12.5"`. Undefined for
 * anything else. For amounts of money, which may have groups of thousands, there is `readTypedAmount`.
 */
export function readTypedNumber(typed: string): string | undefined {
  const match = /^(-?)(\d{1,15})(?:[.,](\d{1,8}))?$/.exec(cleanTyped(typed).replace(/\s/gu, ""));
  if (!match) return undefined;
  const [, sign = "", whole = "", fraction] = match;
  const digits = whole.replace(/^0+(?=\d)/, "");
  return `${sign}${digits}${fraction === undefined ? "" : `.${fraction}`}`;
}

/** The sign of a currency before a field: `₺`. A currency that is not an ISO code is its own sign. */
export function currencySign(currency: string, locale: string): string {
  if (!isIsoCurrency(currency)) return currency;
  const parts = numberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

/** How many decimals a currency has at most; 8 for a coin or token, which has no ISO code. */
export function currencyDigits(currency: string): number {
  if (!isIsoCurrency(currency)) return coinDigits;
  return numberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Formats an amount as a player would type it: `1.000`, `62,50`. */
export function typeAmount(amount: string, locale: string): string {
  const exact = amount as Intl.StringNumericLiteral;
  const isWhole = /^\d+(?:\.0+)?$/.test(amount);
  return numberFormat(
    locale,
    isWhole ? { maximumFractionDigits: 0 } : { minimumFractionDigits: 2, maximumFractionDigits: 8 },
  ).format(exact);
}
