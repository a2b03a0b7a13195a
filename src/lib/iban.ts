/** Country, check digits, bank code, reserved digit, account: 26 characters in all. */
const turkishIban = /^TR\d{2}\d{5}\d[A-Z0-9]{16}$/;

/** As it is sent: capitals, no spaces. */
export function normaliseIban(text: string): string {
  return text.replace(/\s/g, "").toUpperCase();
}

/**
 * Whether `text` is a Turkish IBAN of the right length whose check digits fit (ISO 13616, mod 97).
 */
export function isTurkishIban(text: string): boolean {
  const iban = normaliseIban(text);
  if (!turkishIban.test(iban)) return false;
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  const digits = rearranged.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

/** In groups of four, as people read and compare it. */
export function formatIban(text: string): string {
  return normaliseIban(text).replace(/.{4}(?=.)/g, "$& ");
}
