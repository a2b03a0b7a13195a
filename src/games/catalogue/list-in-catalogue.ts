import type { SlotGame } from "../../contract/casino.ts";
import type { LiveTable } from "../../contract/livecasino.ts";
import { compareTexts, foldForSearch } from "../../lib/turkish.ts";
import type { LobbyFilters } from "../lobbies/filters.ts";

type Item = SlotGame | LiveTable;

/**
 * Returns the items that pass a lobby's filters, in the lobby's order, as the operator would answer: every word of a
 * search must occur in the name. Equal items keep the catalogue's order, by popularity.
 */
export function listInCatalogue<One extends Item>(all: readonly One[], filters: LobbyFilters, language: string): One[] {
  const { category, provider, type, order, q } = filters;
  const words = foldForSearch(q ?? "").split(" ").filter(Boolean);
  const passing = all.filter(
    (item) =>
      (category === undefined || item.CategoryIDs.includes(category)) &&
      (provider === undefined || item.providerID === provider) &&
      (type === undefined || item.type === type) &&
      fits(item.name, words),
  );
  if (order === "name") return passing.sort((a, b) => compareTexts(a.name, b.name, language));
  if (order === "rtp") return passing.sort((a, b) => rtpOf(b) - rtpOf(a));
  if (order === "new") return passing.sort((a, b) => releaseOf(b) - releaseOf(a));
  return passing;
}

function fits(name: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const folded = foldForSearch(name);
  return words.every((word) => folded.includes(word));
}

const rtpOf = (item: Item) => ("rtp" in item && item.rtp) || 0;
const releaseOf = (item: Item) => ("releasedAt" in item && Date.parse(item.releasedAt ?? "")) || 0;
