import { coinDigits, isIsoCurrency, numberFormat } from "./intl.ts";

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
