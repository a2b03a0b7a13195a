import uFuzzy from "@leeoniya/ufuzzy";
import { foldForSearch } from "../../lib/turkish.ts";
import { type Found, type FoundItem, nothingFound } from "./results.ts";
import type { CatalogueIndex, Shelf } from "../catalogue/catalogue-index.ts";
import type { CatalogueRow } from "../catalogue/catalogue-worker.ts";

const most = { games: 24, tables: 12, providers: 6 };

/** Tolerates one missing, extra, wrong or swapped letter in each word of three or more letters. */
const forgiving = new uFuzzy({ intraMode: 1 });

/** Returns what matches the text, best matches first. Equal matches keep the catalogue's order, by popularity. */
export function findInCatalogue(index: CatalogueIndex, text: string): Found {
  const folded = foldForSearch(text);
  // A game that has moved may be in two of the stored pages.
  const eachOnce = (items: readonly FoundItem[]) => [...new Map(items.map((one) => [one.id, one])).values()];
  const item = ({ id, name, providerName, image }: CatalogueRow): FoundItem => ({ id, name, providerName, image });
  return {
    games: eachOnce(find(index.games, folded, most.games).map(item)),
    tables: eachOnce(find(index.tables, folded, most.tables).map(item)),
    providers: find(index.providers, folded, most.providers),
  };
}

/** How many similar names are offered, and which share of the text's pairs of letters they must have. */
const nearest = { most: 5, share: 0.4 };

/** Returns the games and tables whose names share most pairs of letters with a text that nothing matches. */
export function nearestInCatalogue(index: CatalogueIndex, text: string): Found {
  const words = foldForSearch(text).split(" ");
  const pairs = [...new Set(words.flatMap((word) => Array.from(word.slice(1), (letter, at) => word[at] + letter)))];
  if (pairs.length === 0) return nothingFound;
  const scored = (kind: "games" | "tables") =>
    index[kind].folded.map((name, at) => ({ kind, at, score: pairs.filter((pair) => name.includes(pair)).length }));
  const found = [...scored("games"), ...scored("tables")]
    .filter(({ score }) => score >= pairs.length * nearest.share)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, nearest.most);
  const itemsOf = (kind: "games" | "tables") =>
    found.filter((item) => item.kind === kind).flatMap(({ at }) => index[kind].items[at] ?? []);
  return { games: itemsOf("games"), tables: itemsOf("tables"), providers: [] };
}

function find<Item>({ items, folded }: Shelf<Item>, needle: string, most: number): Item[] {
  const indices = literal(folded, needle, most);
  // The fuzzy search is many times slower, so it runs only when there are few literal matches.
  if (indices.length < most) {
    const known = new Set(indices);
    for (const index of fuzzy(folded, needle)) {
      if (indices.length >= most) break;
      if (!known.has(index)) indices.push(index);
    }
  }
  return indices.flatMap((index) => items[index] ?? []);
}

/** Returns the indices of names that contain every word: at the name's start, at a word's start, or anywhere. */
function literal(folded: readonly string[], needle: string, most: number): number[] {
  const words = needle.split(" ");
  const ranks: [number[], number[], number[]] = [[], [], []];
  folded.forEach((name, index) => {
    if (!words.every((word) => name.includes(word))) return;
    const rank = name.startsWith(needle) ? 0 : words.every((word) => ` ${name}`.includes(` ${word}`)) ? 1 : 2;
    ranks[rank].push(index);
  });
  return ranks.flat().slice(0, most);
}

function fuzzy(folded: string[], needle: string): number[] {
  const [indices, info, order] = forgiving.search(folded, needle, 1, 1000);
  if (!indices) return [];
  return order && info ? order.map((rank) => info.idx[rank] ?? -1) : indices;
}
