import type { SlotGame } from "../../contract/casino.ts";
import type { LiveTable } from "../../contract/livecasino.ts";
import type { LobbyFilters, LobbyKind } from "../lobbies/filters.ts";
import { listInCatalogue } from "./list-in-catalogue.ts";
import { pagesOfLobby } from "./kept-pages.ts";
import { unpackPage } from "./pack.ts";
import { unpackFacts } from "./pack-facts.ts";
import type { KeptPage } from "./synchronise.ts";

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
  const items = pages.flatMap(itemsOf(lobby));
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
