import { foldForSearch } from "../../lib/turkish.ts";
import type { LobbyKind } from "../games/filters.ts";
import type { CatalogueRow } from "./catalogue-worker.ts";

export interface FoundProvider {
  readonly lobby: LobbyKind;
  readonly id: string;
  readonly name: string;
}

/** The catalogue, prepared for a search with every letter. */
export interface CatalogueIndex {
  readonly games: Shelf<CatalogueRow>;
  readonly tables: Shelf<CatalogueRow>;
  readonly providers: Shelf<FoundProvider>;
}

export interface Shelf<Item> {
  readonly items: readonly Item[];
  /** The names, folded for comparison. */
  readonly folded: string[];
}

export function shelve<Item extends { readonly name: string }>(items: readonly Item[]): Shelf<Item> {
  return { items, folded: items.map(({ name }) => foldForSearch(name)) };
}

/** Builds the index. The providers are taken from the games and the tables. */
export function indexCatalogue(games: Shelf<CatalogueRow>, tables: Shelf<CatalogueRow>): CatalogueIndex {
  const providers = shelve([...providersOf("slot", games.items), ...providersOf("live", tables.items)]);
  return { games, tables, providers };
}

function providersOf(lobby: LobbyKind, rows: readonly CatalogueRow[]): FoundProvider[] {
  const names = new Map(rows.map(({ providerID, providerName }) => [providerID, providerName]));
  return Array.from(names, ([id, name]) => ({ lobby, id, name }));
}
