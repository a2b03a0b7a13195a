import { cleanTyped } from "./typed-text.ts";

/**
 * Whether `text` is a valid Turkish national ID number (TCKN): eleven digits, the first not 0, the last two computed
 * from the others. Surrounding spaces and marks that cannot be seen are ignored.
 */
export function isNationalId(text: string): boolean {
  const trimmed = cleanTyped(text).trim();
  if (!/^[1-9]\d{10}$/.test(trimmed)) return false;
  const digits = Array.from(trimmed, Number);
  const sum = (places: readonly number[]) => places.reduce((total, place) => total + (digits[place] ?? 0), 0);

  const odd = sum([0, 2, 4, 6, 8]);
  const even = sum([1, 3, 5, 7]);
  // `odd * 7 - even` is at least -29 (the first digit is not 0): adding 30 keeps the remainder positive.
  const tenth = (odd * 7 - even + 30) % 10;
  return digits[9] === tenth && digits[10] === (odd + even + tenth) % 10;
}
