import type { SlotGame } from "../../contract/casino.ts";
import type { LiveTable } from "../../contract/livecasino.ts";
import type { FoundProvider } from "../catalogue/catalogue-index.ts";
import type { LobbyKind } from "../games/filters.ts";

/** The fields of a game or table that a result shows. */
export interface FoundItem {
  readonly id: string;
  readonly name: string;
  readonly providerName: string;
  readonly image: string;
}

export interface Found {
  readonly games: readonly FoundItem[];
  readonly tables: readonly FoundItem[];
  readonly providers: readonly FoundProvider[];
}

export const nothingFound: Found = { games: [], tables: [], providers: [] };

export function foundGame({ gameID, name, providerName, image }: SlotGame): FoundItem {
  return { id: gameID, name, providerName, image };
}

export function foundTable({ tableID, name, providerName, image }: LiveTable): FoundItem {
  return { id: tableID, name, providerName, image };
}

/**
 * Appends what only the operator found to what the device found. The device's results keep their positions, so nothing
 * that the player is about to press moves when the operator's answer arrives.
 */
export function mergeFound(first: Found, then: Found): Found {
  return {
    games: merged(first.games, then.games),
    tables: merged(first.tables, then.tables),
    providers: merged(first.providers, then.providers),
  };
}

function merged<Item extends { readonly id: string; readonly lobby?: LobbyKind }>(
  first: readonly Item[],
  then: readonly Item[],
): readonly Item[] {
  const keyOf = ({ id, lobby }: Item) => `${lobby ?? ""} ${id}`;
  const known = new Set(first.map(keyOf));
  const added = then.filter((item) => !known.has(keyOf(item)));
  return added.length > 0 ? [...first, ...added] : first;
}

export function countFound({ games, tables, providers }: Found): number {
  return games.length + tables.length + providers.length;
}
