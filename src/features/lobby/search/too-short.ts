import { foldForSearch } from "../../../lib/turkish.ts";
import type { LobbyFilters } from "../filters/filters.ts";

/** How many letters a search needs (spec §5). */
const fewestLetters = 3;

/** Whether a text is too short to be searched for: the player is told so, and nobody is asked. */
export function isTooShort(text: string): boolean {
  return foldForSearch(text).length < fewestLetters;
}

/** Whether an address searches for such a text. */
export function searchesTooShort({ q }: LobbyFilters): boolean {
  return q !== undefined && isTooShort(q);
}
