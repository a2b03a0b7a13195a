/** How many digits an authenticator's or an SMS code has (spec §9). */
export const codeLength = 6;

/** The zeros of the digits that Arabic, Persian and Urdu keyboards type. */
const zeros = [0x0660, 0x06f0];

/**
 * The digits of a one-time code as it was typed or pasted, six at most: spaces and dashes inside it are passed
 * over, digits of other scripts are read, and out of a whole message the one group of six digits is taken.
 */
export function codeDigits(typed: string): string {
  const text = plainDigits(typed);
  const groups = text.match(/(?<!\d)\d{6}(?!\d)/g) ?? [];
  const [only] = groups.length === 1 ? groups : [];
  return only ?? text.replace(/\D/g, "").slice(0, codeLength);
}

function plainDigits(text: string): string {
  // Full-width digits become plain ones by normalisation, these do not.
  return text.normalize("NFKC").replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const point = digit.charCodeAt(0);
    const zero = zeros.findLast((start) => start <= point) ?? point;
    return String(point - zero);
  });
}
