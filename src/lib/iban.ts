import { cleanTyped } from "./typed-text.ts";

/** Country, check digits, bank code, reserved digit, account: 26 characters in all. */
const turkishIban = /^TR\d{2}\d{5}\d[A-Z0-9]{16}$/;

/** The form that is sent: uppercase, without spaces, hyphens and marks that cannot be seen. */
export function normaliseIban(text: string): string {
  return cleanTyped(text)
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();
}

/** Whether `text` is a Turkish IBAN with the right length and valid check digits (ISO 13616, mod 97). */
export function isTurkishIban(text: string): boolean {
  const iban = normaliseIban(text);
  if (!turkishIban.test(iban)) return false;
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  const digits = rearranged.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

/** Formats an IBAN in groups of four, which are easy to compare. */
export function formatIban(text: string): string {
  return normaliseIban(text).replace(/.{4}(?=.)/g, "$& ");
}

/** The five digits of a Turkish IBAN that name its bank. Undefined while they are not typed. */
export function bankCodeOfIban(text: string): string | undefined {
  return /^TR\d{2}(\d{5})/.exec(normaliseIban(text))?.[1];
}
