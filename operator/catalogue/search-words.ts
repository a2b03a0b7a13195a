import { foldForSearch } from "../../src/lib/turkish.ts";

const longestSearch = 100;

/**
 * The `like` patterns for what a player typed: every word must occur in the folded name, in any order.
 * No pattern at all for an empty search.
 */
export function searchPatterns(typed: string | undefined): string[] {
  return foldForSearch((typed ?? "").slice(0, longestSearch))
    .split(" ")
    .filter(Boolean)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);
}
