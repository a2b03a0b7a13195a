import type { SlotGame } from "../../contract/casino.ts";
import type { LiveTable } from "../../contract/livecasino.ts";
import type { LobbyFilters, LobbyKind } from "../lobbies/filters.ts";
import { unpackPage } from "./pack.ts";
import { unpackFacts } from "./pack-facts.ts";
import type { KeptPage } from "./synchronise.ts";
import { compareTexts, foldForSearch } from "../../lib/turkish.ts";

/** A page of a lobby's list from the device. */
export interface KeptList {
  readonly items: readonly (SlotGame | LiveTable)[];
  /** The number of items that pass the filters. */
  readonly total: number;
  /** When the oldest part was fetched, as an ISO moment. */
  readonly at: string;
  /** Whether the device has the complete catalogue of this lobby. */
  readonly whole: boolean;
}

/** A lobby as stored on the device. */
export interface KeptLobby {
  readonly list: (filters: LobbyFilters, offset: number, limit: number) => KeptList;
  readonly item: (id: string) => SlotGame | LiveTable | undefined;
}

/** Returns undefined without any pages, or if an earlier version of the site stored them with fewer fields. */
export function keptLobby(kept: readonly KeptPage[], language: string, lobby: LobbyKind): KeptLobby | undefined {
  const pages = pagesOfLobby(kept, language, lobby).filter(({ facts }) => facts);
  const last = pages.at(-1);
  if (!last) return undefined;
  // Pages are fetched at different times, so a game that has moved may be in two of them.
  const items = [...new Map(pages.flatMap(itemsOf(lobby)).map((item) => [idOf(item), item])).values()];
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

const idOf = (item: SlotGame | LiveTable) => ("gameID" in item ? item.gameID : item.tableID);

/** The items as on the wire, without fields that change every minute. */
const itemsOf = (lobby: LobbyKind) => (page: KeptPage) => {
  const facts = page.facts ? unpackFacts(page.facts) : [];
  return unpackPage(page.rows).flatMap(({ id, ...row }, index) => {
    const own = facts[index];
    if (!own) return [];
    const item = lobby === "slot" ? { gameID: id, ...row, ...own } : { tableID: id, ...row, ...own };
    return [item as SlotGame | LiveTable];
  });
};

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

/** Returns the pages of one lobby and language in order, the most popular games first. */
function pagesOfLobby(pages: readonly KeptPage[], language: string, lobby: LobbyKind): KeptPage[] {
  const offsetOf = ({ key }: KeptPage) => Number(key.split(" ")[2]);
  return pages.filter(({ key }) => key.startsWith(`${language} ${lobby} `)).sort((a, b) => offsetOf(a) - offsetOf(b));
}

/** Returns the pages of a language in the catalogue's order: games before tables. */
export function inOrder(
  pages: readonly KeptPage[],
  language: string,
): readonly { readonly lobby: LobbyKind; readonly rows: Uint8Array }[] {
  return (["slot", "live"] as const).flatMap((lobby) =>
    pagesOfLobby(pages, language, lobby).map(({ rows }) => ({ lobby, rows })),
  );
}
