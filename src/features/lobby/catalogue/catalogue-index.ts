import { foldForSearch } from "../../../lib/turkish.ts";
import type { LobbyKind } from "../filters/filters.ts";
import type { FoundProvider } from "../search/results.ts";
import type { CatalogueRow } from "./pack.ts";

/** The catalogue, made ready to be searched with every letter. */
export interface CatalogueIndex {
  readonly games: Shelf<CatalogueRow>;
  readonly tables: Shelf<CatalogueRow>;
  readonly providers: Shelf<FoundProvider>;
}

export interface Shelf<Item> {
  readonly items: readonly Item[];
  /** Their names as the search compares them. */
  readonly folded: string[];
}

export function shelve<Item extends { readonly name: string }>(items: readonly Item[]): Shelf<Item> {
  return { items, folded: items.map(({ name }) => foldForSearch(name)) };
}

/** Providers are no list of their own: they are those of the games and of the tables. */
export function indexCatalogue(games: Shelf<CatalogueRow>, tables: Shelf<CatalogueRow>): CatalogueIndex {
  const providers = shelve([...providersOf("slot", games.items), ...providersOf("live", tables.items)]);
  return { games, tables, providers };
}

function providersOf(lobby: LobbyKind, rows: readonly CatalogueRow[]): FoundProvider[] {
  const names = new Map(rows.map(({ providerID, providerName }) => [providerID, providerName]));
  return Array.from(names, ([id, name]) => ({ lobby, id, name }));
}
