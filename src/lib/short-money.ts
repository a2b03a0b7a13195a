import { numberFormat } from "./intl.ts";

/** From here on, the short form would grow with every digit. */
const mostDigits = 15;

/**
 * An amount for where only about ten characters fit: `₺1,2 Mn` in Turkish, `₺1.2M` in English, never more than the
 * amount. Above 999 trillion it is `>₺999 Tn`. A currency that is no ISO code stands behind the number.
 * `amount` is a decimal string.
 */
export function formatShortMoney(amount: string, currency: string, locale: string): string {
  const [whole = ""] = amount.split(".");
  const tooLong = whole.replace(/^-?0*/, "").length > mostDigits;
  const shown = (tooLong ? "9".repeat(mostDigits) : amount) as Intl.StringNumericLiteral;
  const isIsoCode = /^[A-Za-z]{3}$/.test(currency);
  const style = isIsoCode ? ({ style: "currency", currency, currencyDisplay: "narrowSymbol" } as const) : {};
  const places = { minimumFractionDigits: 0, maximumFractionDigits: tooLong ? 0 : 1 };
  const short = numberFormat(locale, { ...style, ...places, notation: "compact", roundingMode: "trunc" }).format(shown);
  return `${tooLong ? ">" : ""}${short}${isIsoCode ? "" : ` ${currency}`}`;
}
