import { foldForSearch } from "../../lib/turkish.ts";
import type { LobbyFilters } from "../games/filters.ts";

/** The minimum length of a search text (product.md 5.3). */
const fewestLetters = 3;

/** Returns whether a text is too short to search for. */
export function isTooShort(text: string): boolean {
  return foldForSearch(text).length < fewestLetters;
}

/** Returns whether an address has such a text. */
export function searchesTooShort({ q }: LobbyFilters): boolean {
  return q !== undefined && isTooShort(q);
}
