import { foldForSearch } from "../../src/lib/turkish.ts";

const longestSearch = 100;

/**
 * The `like` patterns for a search text: the folded name must contain every word, in any order. An empty search gives
 * no patterns.
 */
export function searchPatterns(typed: string | undefined): string[] {
  return foldForSearch((typed ?? "").slice(0, longestSearch))
    .split(" ")
    .filter(Boolean)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);
}
