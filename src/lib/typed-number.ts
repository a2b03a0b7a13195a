/**
 * Parses a typed number with a decimal comma or point into a decimal string: `12,5` is `"12.5"`. Undefined for
 * anything else. For amounts of money, which may have groups of thousands, there is `readTypedAmount`.
 */
export function readTypedNumber(typed: string): string | undefined {
  const match = /^(-?)(\d{1,15})(?:[.,](\d{1,8}))?$/.exec(typed.replace(/\s/gu, ""));
  if (!match) return undefined;
  const [, sign = "", whole = "", fraction] = match;
  const digits = whole.replace(/^0+(?=\d)/, "");
  return `${sign}${digits}${fraction === undefined ? "" : `.${fraction}`}`;
}
