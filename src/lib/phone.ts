import { cleanTyped } from "./typed-text.ts";

/** Digits, with the separators that people use. */
const plausible = /^\+?[\d\s().\-/]+$/;

/**
 * Converts a typed phone number to E.164, `+905321234567`. Accepts `0532 123 45 67`, `532…`, `90532…`, `0090 532…`. A
 * number without a country code is Turkish; with `+` or `00`, another country's is kept. Undefined when it is not a
 * phone number.
 */
export function normalisePhone(text: string): string | undefined {
  const trimmed = cleanTyped(text)
    .replace(/\p{Pd}/gu, "-")
    .trim();
  if (!plausible.test(trimmed)) return undefined;
  const digits = trimmed.replace(/\D/g, "");

  if (trimmed.startsWith("+")) return inE164(digits);
  if (digits.startsWith("00")) return inE164(digits.slice(2));
  const national = digits.replace(digits.length > 10 ? /^(?:90|0)/ : /^$/, "");
  return inE164(`90${national}`);
}

/**
 * Formats an E.164 number as it is written in Turkey: `0532 123 45 67`. Numbers of other countries, and texts that
 * are not E.164, are returned unchanged.
 */
export function nationalPhone(number: string): string {
  return number.replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, "0$1 $2 $3 $4");
}

function inE164(digits: string): string | undefined {
  // Turkish national numbers have ten digits: area codes begin with 2, 3 or 4, mobile numbers with 5.
  const pattern = digits.startsWith("90") ? /^90[2-5]\d{9}$/ : /^[1-9]\d{6,14}$/;
  return pattern.test(digits) ? `+${digits}` : undefined;
}
