import type { ReadOptions } from "../../../client/query.ts";
import { useReads } from "../../../client/use-reads.ts";
import { pagesOf, type TileRange } from "./pages.ts";
import { useStayed } from "./use-stayed.ts";

/** How long a page must have been on screen to be worth fetching, in milliseconds. */
const settles = 120;

/** How long a page that was scrolled away is kept, in milliseconds: long enough to play a game meanwhile. */
const pageKeptFor = 10 * 60_000;

export interface VisiblePages<Item> {
  /** The tile at a place of the list: undefined while its page is on its way, null where there is none. */
  readonly at: (index: number) => Item | null | undefined;
  /** A page on screen did not come. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The pages that hold a run of tiles, fetched once the player stays with them. */
export function useVisiblePages<Item>(
  page: (offset: number, limit: number) => ReadOptions<Item[]>,
  range: TileRange,
  rows: number,
): VisiblePages<Item> {
  const pages = pagesOf(range, rows);
  const stayed = useStayed(pages, settles);
  const reads = useReads(
    pages.map((number) => ({
      options: page(number * rows, rows),
      settings: {
        ...(number > 0 && { gcTime: pageKeptFor }),
        // What was loaded earlier shows at once; what flies by is not asked for.
        enabled: stayed.has(number),
      },
    })),
  );
  const readOf = new Map(pages.map((number, index) => [number, reads[index]]));
  return {
    at(index) {
      const items = readOf.get(Math.floor(index / rows))?.data;
      return items && (items[index % rows] ?? null);
    },
    failed: reads.some(({ state }) => state === "failed" || state === "offline"),
    retry: () => reads[0]?.retry(),
  };
}
