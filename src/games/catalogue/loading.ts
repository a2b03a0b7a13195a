import { type CatalogueIndex, indexCatalogue } from "./catalogue-index.ts";
import type { LoadedPage } from "./messages.ts";
import { type CatalogueRow, unpackPage } from "./pack.ts";

export interface Loading {
  readonly add: (page: LoadedPage) => void;
  /** Returns what has been loaded; undefined if nothing has. */
  readonly index: () => CatalogueIndex | undefined;
}

/** Assembles the catalogue from the pages that the worker sends. */
export function createLoading(): Loading {
  const shelf = () => ({ items: [] as CatalogueRow[], folded: [] as string[] });
  const shelves = { slot: shelf(), live: shelf() };
  return {
    add({ lobby, rows, folded }) {
      shelves[lobby].items.push(...unpackPage(rows));
      shelves[lobby].folded.push(...folded);
    },
    index() {
      const { slot, live } = shelves;
      return slot.items.length + live.items.length > 0 ? indexCatalogue(slot, live) : undefined;
    },
  };
}
