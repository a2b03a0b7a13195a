import { useQueries, type UseQueryOptions, type UseQueryResult } from "@tanstack/react-query";
import type { CallSuccess } from "../../../client/call.ts";
import { pagesOf, type TileRange } from "./pages.ts";
import { useStayed } from "./use-stayed.ts";

export type PageQuery<Item> = UseQueryOptions<CallSuccess<Item[]>>;

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
  page: (offset: number, limit: number) => PageQuery<Item>,
  range: TileRange,
  rows: number,
): VisiblePages<Item> {
  const pages = pagesOf(range, rows);
  const stayed = useStayed(pages, settles);
  const results: UseQueryResult<CallSuccess<Item[]>>[] = useQueries({
    queries: pages.map((number) => ({
      ...page(number * rows, rows),
      ...(number > 0 && { gcTime: pageKeptFor }),
      // What was loaded earlier shows at once; what flies by is not asked for.
      enabled: stayed.has(number),
    })),
  });
  const resultOf = new Map(pages.map((number, index) => [number, results[index]]));
  return {
    at(index) {
      const items = resultOf.get(Math.floor(index / rows))?.data?.data;
      return items && (items[index % rows] ?? null);
    },
    failed: results.some(({ isError, data }) => isError && !data),
    retry() {
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}
