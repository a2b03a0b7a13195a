/** Thousands in well-formed groups: `1.250`, `12.500.000`, not `1.25` and not `0.250`. */
const grouped = /^[1-9]\d{0,2}(\D\d{3})+$/;

/**
 * Reads an amount as players type it, `1.250,50` in Turkish and `1,250.50` in English, into a
 * decimal string with `fractionDigits` decimals, `"1250.50"`. The other language's notation is
 * understood where it can mean one thing only (`1250.50`, `12,5`); what could mean two things, has
 * too many decimals, a sign or a letter gives undefined. The lira's signs and spaces are passed
 * over.
 */
export function readTypedAmount(
  typed: string,
  locale: string,
  fractionDigits = 2,
): string | undefined {
  const text = typed.replace(/\s|₺/gu, "").replace(/^(?:TL|TRY)|(?:TL|TRY)$/i, "");
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return undefined;

  const decimalAt = decimalSeparatorAt(text, locale.startsWith("tr") ? "." : ",");
  const whole = decimalAt < 0 ? text : text.slice(0, decimalAt);
  const fraction = decimalAt < 0 ? "" : text.slice(decimalAt + 1);

  const separators = new Set(whole.match(/\D/g));
  const wellFormed = separators.size === 0 || (separators.size === 1 && grouped.test(whole));
  if (!wellFormed || !/^\d*$/.test(fraction) || fraction.length > fractionDigits) return undefined;

  const digits = whole.replace(/\D/g, "").replace(/^0+(?=\d)/, "") || "0";
  if (digits.length > 15) return undefined;
  return fractionDigits > 0 ? `${digits}.${fraction.padEnd(fractionDigits, "0")}` : digits;
}

/** Where the decimal separator stands; -1 when the text has none. */
function decimalSeparatorAt(text: string, groupSeparator: string): number {
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const separator = text.charAt(last);
  const kinds = new Set(text.match(/\D/g)).size;
  if (kinds !== 1) return last;
  if (text.indexOf(separator) !== last) return -1;
  return separator === groupSeparator && grouped.test(text) ? -1 : last;
}
