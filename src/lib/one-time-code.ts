/** The number of digits of a code from an authenticator or a text message (product.md 5.2). */
export const codeLength = 6;

/** The zeros of the digits on Arabic, Persian and Urdu keyboards. */
const zeros = [0x0660, 0x06f0];

/**
 * The digits of a typed or pasted one-time code, at most six. Ignores spaces and dashes, and converts digits of other
 * scripts. From a whole message, takes the only group of six digits.
 */
export function codeDigits(typed: string): string {
  const text = plainDigits(typed);
  const groups = text.match(/(?<!\d)\d{6}(?!\d)/g) ?? [];
  const [only] = groups.length === 1 ? groups : [];
  return only ?? text.replace(/\D/g, "").slice(0, codeLength);
}

function plainDigits(text: string): string {
  // NFKC converts full-width digits, but not these.
  return text.normalize("NFKC").replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const point = digit.charCodeAt(0);
    const zero = zeros.findLast((start) => start <= point) ?? point;
    return String(point - zero);
  });
}
