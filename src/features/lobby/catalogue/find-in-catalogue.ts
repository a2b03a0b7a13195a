import uFuzzy from "@leeoniya/ufuzzy";
import { foldForSearch } from "../../../lib/turkish.ts";
import type { LobbyKind } from "../filters/filters.ts";
import type { Found, FoundItem, FoundProvider } from "../search/results.ts";
import type { CatalogueRow } from "./pack.ts";

/** The catalogue, made ready to be searched with every letter. */
export interface CatalogueIndex {
  readonly games: Shelf<CatalogueRow>;
  readonly tables: Shelf<CatalogueRow>;
  readonly providers: Shelf<FoundProvider>;
}

interface Shelf<Item> {
  readonly items: readonly Item[];
  /** Their names as the search compares them. */
  readonly folded: string[];
}

const most = { games: 24, tables: 12, providers: 6 };

/** One letter too many, too few, wrong, or two exchanged, in each word of three letters and more. */
const forgiving = new uFuzzy({ intraMode: 1 });

export function indexCatalogue(games: readonly CatalogueRow[], tables: readonly CatalogueRow[]): CatalogueIndex {
  return {
    games: shelve(games),
    tables: shelve(tables),
    providers: shelve([...providersOf("slot", games), ...providersOf("live", tables)]),
  };
}

function shelve<Item extends { readonly name: string }>(items: readonly Item[]): Shelf<Item> {
  return { items, folded: items.map(({ name }) => foldForSearch(name)) };
}

function providersOf(lobby: LobbyKind, rows: readonly CatalogueRow[]): FoundProvider[] {
  const names = new Map(rows.map(({ providerID, providerName }) => [providerID, providerName]));
  return Array.from(names, ([id, name]) => ({ lobby, id, name }));
}

/** Whatever fits the text, best first; within the same fit the order of the catalogue, the most popular first. */
export function findInCatalogue(index: CatalogueIndex, text: string): Found {
  const folded = foldForSearch(text);
  const item = ({ id, name, providerName, image }: CatalogueRow): FoundItem => ({ id, name, providerName, image });
  return {
    games: find(index.games, folded, most.games).map(item),
    tables: find(index.tables, folded, most.tables).map(item),
    providers: find(index.providers, folded, most.providers),
  };
}

function find<Item>({ items, folded }: Shelf<Item>, needle: string, most: number): Item[] {
  const places = literal(folded, needle, most);
  // Typing errors are looked for where the text as it stands does not lead far: it costs many times as much.
  if (places.length < most) {
    const known = new Set(places);
    for (const place of fuzzy(folded, needle)) {
      if (places.length >= most) break;
      if (!known.has(place)) places.push(place);
    }
  }
  return places.flatMap((place) => items[place] ?? []);
}

/** The places of the names that have every word in them: at their beginning, at a word's, or anywhere. */
function literal(folded: readonly string[], needle: string, most: number): number[] {
  const words = needle.split(" ");
  const ranks: [number[], number[], number[]] = [[], [], []];
  folded.forEach((name, place) => {
    if (!words.every((word) => name.includes(word))) return;
    const rank = name.startsWith(needle) ? 0 : words.every((word) => ` ${name}`.includes(` ${word}`)) ? 1 : 2;
    ranks[rank].push(place);
  });
  return ranks.flat().slice(0, most);
}

function fuzzy(folded: string[], needle: string): number[] {
  const [places, info, order] = forgiving.search(folded, needle, 1, 1000);
  if (!places) return [];
  return order && info ? order.map((rank) => info.idx[rank] ?? -1) : places;
}
