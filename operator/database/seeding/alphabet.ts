import { compareTexts } from "../../../src/lib/turkish.ts";

/** Consecutive ranks from 0 in Turkish alphabetical order, by id. Equal names are ordered by id. */
export function alphabeticalRanks(
  games: readonly { readonly id: number | string; readonly name: string }[],
): Map<string, number> {
  const sorted = games.toSorted(
    (left, right) => compareTexts(left.name, right.name) || Number(left.id) - Number(right.id),
  );
  return new Map(sorted.map(({ id }, rank) => [String(id), rank]));
}
