/** Intl formatters are expensive to create, so each is created once per page. */
const made = new Map<string, unknown>();

function once<Formatter>(key: string, make: () => Formatter): Formatter {
  const known = made.get(key) as Formatter | undefined;
  if (known) return known;
  const formatter = make();
  made.set(key, formatter);
  return formatter;
}

/**
 * Whether the browser knows a currency by this code. Coins such as BTC have three letters, too, and are none of ISO 4217:
 * Intl would cut their amounts to two decimals.
 */
export function isIsoCurrency(code: string): boolean {
  const codes = once("currencies", () => new Set(Intl.supportedValuesOf("currency")));
  return codes.has(code.toUpperCase());
}

/** The most decimals of a coin or token, which has no ISO code. */
export const coinDigits = 8;

/** Throws a RangeError for a currency code that is not three letters. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions) {
  const key = `n${locale}${JSON.stringify(options)}`;
  return once(key, () => new Intl.NumberFormat(locale, options));
}

/** English uses `en-GB`: `21 November 2026` and a 24-hour clock, as in the site's texts. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const key = `d${locale}${JSON.stringify(options)}`;
  return once(key, () => new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, options));
}

export function collator(locale: string) {
  return once(`c${locale}`, () => new Intl.Collator(locale, { numeric: true }));
}

/** The name of a language in itself: `Türkçe`. */
export function languageName(code: string): string {
  return new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
}
