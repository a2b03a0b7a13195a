import type { SlotGame } from "../../contract/casino.ts";
import type { LiveTable } from "../../contract/livecasino.ts";
import type { LobbyFilters, LobbyKind } from "../games/filters.ts";
import type { StoredPage } from "./synchronise.ts";
import { compareTexts, foldForSearch } from "../../lib/turkish.ts";

/** A page of a lobby's list from the device. */
export interface StoredList {
  readonly items: readonly (SlotGame | LiveTable)[];
  /** The number of items that pass the filters. */
  readonly total: number;
  /** When the oldest part was fetched, as an ISO moment. */
  readonly at: string;
  /** Whether the device has the complete catalogue of this lobby. */
  readonly whole: boolean;
}

/** A lobby as stored on the device. */
export interface StoredLobby {
  readonly list: (filters: LobbyFilters, offset: number, limit: number) => StoredList;
  readonly item: (id: string) => SlotGame | LiveTable | undefined;
}

/** Returns undefined without any pages. */
export function storedLobby(kept: readonly StoredPage[], language: string, lobby: LobbyKind): StoredLobby | undefined {
  const pages = pagesOfLobby(kept, language, lobby);
  const last = pages.at(-1);
  if (!last) return undefined;
  // Pages are fetched at different times, so a game that has moved may be in two of them.
  const items = [...new Map(pages.flatMap(({ items }) => items).map((item) => [idOf(item), item])).values()];
  const at = new Date(Math.min(...pages.map(({ checkedAt }) => checkedAt))).toISOString();
  const received = pages.reduce((sum, page) => sum + page.received, 0);
  let listed: { readonly of: string; readonly all: readonly (SlotGame | LiveTable)[] } | undefined;
  return {
    list(filters, offset, limit) {
      const of = JSON.stringify(filters);
      if (listed?.of !== of) listed = { of, all: listInCatalogue(items, filters, language) };
      const { all } = listed;
      return { items: all.slice(offset, offset + limit), total: all.length, at, whole: received >= last.total };
    },
    item: (id) => items.find((item) => idOf(item) === id),
  };
}

/** The id of a game or table. */
export const idOf = (item: SlotGame | LiveTable): string => ("gameID" in item ? item.gameID : item.tableID);

type Item = SlotGame | LiveTable;

/**
 * Returns the items that pass a lobby's filters, in the lobby's order, as the operator would answer: every word of a
 * search must occur in the name. Equal items keep the catalogue's order, by popularity.
 */
export function listInCatalogue<One extends Item>(all: readonly One[], filters: LobbyFilters, language: string): One[] {
  const { category, provider, type, order, q } = filters;
  const words = foldForSearch(q ?? "")
    .split(" ")
    .filter(Boolean);
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

/** Returns the usable pages of one lobby and language in the catalogue's order: the most popular games first. */
export function pagesOfLobby(
  pages: readonly StoredPage[],
  language: string,
  lobby: LobbyKind,
): (StoredPage & Required<Pick<StoredPage, "items">>)[] {
  const offsetOf = ({ key }: StoredPage) => Number(key.split(" ")[2]);
  return pages
    .flatMap((page) =>
      page.items && page.key.startsWith(`${language} ${lobby} `) ? { ...page, items: page.items } : [],
    )
    .sort((a, b) => offsetOf(a) - offsetOf(b));
}
