import { collator } from "./intl.ts";

/**
 * The form in which search compares texts: `İ I ı i` are one letter, and so are ş/s, ğ/g, ü/u, ö/o,
 * ç/c and accented letters. Fold both the text and what was typed. Folding twice changes nothing.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    // Lower-casing may bring marks back (İ becomes i and a dot), so they go last.
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/ı/g, "i")
    .replace(/\s+/g, " ")
    .trim();
}

/** Capitals for texts that people wrote, `i` → `İ`. Never for codes: those take `toUpperCase()`. */
export function upperTurkish(text: string): string {
  return text.toLocaleUpperCase("tr");
}

/** Small letters for texts that people wrote, `I` → `ı`. Never for codes. */
export function lowerTurkish(text: string): string {
  return text.toLocaleLowerCase("tr");
}

/** Alphabetical order as the locale's readers expect it; numbers inside texts by their value. */
export function compareTexts(left: string, right: string, locale = "tr"): number {
  return collator(locale).compare(left, right);
}
