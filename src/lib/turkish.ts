import { collator } from "./intl.ts";

/**
 * Normalises a text for search: `İ I ı i` become one letter, as do ş/s, ğ/g, ü/u, ö/o, ç/c and accented letters.
 * Apply it both to the text and to the query. It is idempotent.
 */
export function foldForSearch(text: string): string {
  return (
    text
      .normalize("NFKD")
      .toLowerCase()
      // Lowercasing may add marks (İ becomes i and a dot), so remove marks after it.
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(/ı/g, "i")
      .replace(/\s+/g, " ")
      .trim()
  );
}

/** Uppercase for human text, `i` → `İ`. For codes use `toUpperCase()`. */
export function upperTurkish(text: string): string {
  return text.toLocaleUpperCase("tr");
}

/** Compares texts in the locale's alphabetical order; numbers inside them compare by value. */
export function compareTexts(left: string, right: string, locale = "tr"): number {
  return collator(locale).compare(left, right);
}
