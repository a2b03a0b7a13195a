import { useLingui } from "@lingui/react";
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { queryOf, type Read, readOf, type ReadSettings } from "./use-read.ts";
import type { CallSuccess } from "./call.ts";
import { freshForMs, inOtherLanguage, type ReadOptions } from "./query.ts";
import { endOf, hasRowsAfter, joined, readOn, type Slice } from "./join-pages.ts";

export interface ListPages<Item> {
  /** The first page. Its state is the state of the list. */
  readonly first: Read<Item[]>;
  /** The rows of all pages, each once. */
  readonly rows: readonly Item[];
  /** Whether there may be rows after these. */
  readonly hasMore: boolean;
  /** Whether these are all rows of the list: no page follows, and no row was left out because it does not fit the contract. */
  readonly isWhole: boolean;
  readonly isLoadingMore: boolean;
  readonly hasFailed: boolean;
  /** Fetches the next page. Does nothing while one is on its way, and after the last. After a failure, use `first.retry`. */
  readonly loadMore: () => void;
}

/**
 * Reads an endless list page by page, however many rows the operator sends at once. To start again for
 * other filters, put the filters into the component's `key`.
 *
 * @param page returns the query of the page from `offset` on.
 */
export function useListPages<Item extends { readonly id: string }>(
  page: PageOptions<Item>,
  settings: ReadSettings = {},
): ListPages<Item> {
  const client = useQueryClient();
  useLingui();
  const query = useInfiniteQuery({ ...listOptions(page), ...queryOf(settings) });
  const { data, error, dataUpdatedAt, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const pages = data?.pages;
  const count = pages?.length ?? 0;
  const [wanted, setWanted] = useState(0);
  const isLoadingMore = wanted > count && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    // Waits until a refetch has ended. A refetch may take several calls, and fetching the next page would cancel it.
    if (isLoadingMore && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [isLoadingMore, isFetching, fetchNextPage]);
  const first = readOf<Item[]>(client, { data: pages?.[0], error, dataUpdatedAt });
  const rows = useMemo(() => (pages ? rowsOf(pages) : undefined), [pages]);
  return {
    first,
    rows: rows ?? first.rows,
    hasMore: hasNextPage,
    isWhole: pages !== undefined && !hasNextPage && pages.every(({ dropped }) => dropped === 0),
    isLoadingMore,
    hasFailed: isFetchNextPageError,
    loadMore: useCallback(() => setWanted(count + 1), [count]),
  };
}

/** The query of the page from `offset` on. */
export type PageOptions<Row> = (offset: number) => ReadOptions<Row[]>;

interface PageParam<Row> {
  /** How many pages are before it. */
  readonly number: number;
  /** The page before it. */
  readonly before?: Slice<Row> | undefined;
}
type Pages<Row> = InfiniteData<Slice<Row>, PageParam<Row>>;

interface WithId {
  readonly id: string;
}
const idOf = ({ id }: WithId) => id;

/**
 * The query options of a whole list, for `useInfiniteQuery`. A refetch fetches all pages again, one after the other, down to
 * the last row on the screen. The screen gets them all at once, so no row between two pages is missing. The query key is that of
 * the first page, because earlier visits store only that page.
 */
export function listOptions<Row extends WithId>(page: PageOptions<Row>) {
  const first = page(0);
  const { refetchOnReconnect, meta } = first;
  const firstParam: PageParam<Row> = { number: 0 };
  return infiniteQueryOptions({
    queryKey: first.queryKey,
    queryFn: async (context) => {
      const {
        client,
        queryKey,
        pageParam: { number, before },
      } = context;
      const shown = shownOf<Row>(client, queryKey);
      const read = (offset: number) => readPage(page(offset), context, number);
      const slice = before ? await readOn(read, before, idOf) : { ...(await read(0)), offset: 0 };
      return number === shown.length - 1 ? readDownTo(rowsOf(shown), slice, before, read) : slice;
    },
    initialPageParam: firstParam,
    getNextPageParam: (last, pages): PageParam<Row> | undefined =>
      hasRowsAfter(last, pages.at(-2), idOf) ? { number: pages.length, before: last } : undefined,
    placeholderData: inOtherLanguage(first.queryKey),
    staleTime: freshForMs.player,
    // Each page is one call.
    refetchInterval: ({ state: { data, error } }) => !error && freshForMs.player * Math.max(1, data?.pages.length ?? 0),
    ...(refetchOnReconnect !== undefined && { refetchOnReconnect: refetchOnReconnect as "always" }),
    ...(meta && { meta }),
  });
}

/** All rows of a list, each once. */
export function rowsOf<Row extends WithId>(pages: readonly Slice<Row>[]): readonly Row[] {
  return joined(pages, idOf);
}

/** The pages that this visit has fetched. A page restored from an earlier visit does not count: a refetch may replace its rows. */
function shownOf<Row>(client: QueryClient, queryKey: QueryKey): readonly Slice<Row>[] {
  const { data, dataUpdateCount = 0 } = client.getQueryState<Pages<Row>>(queryKey) ?? {};
  return dataUpdateCount > 0 ? (data?.pages ?? []) : [];
}

/** Fetches one page. For a page that is on the screen, this is a background refetch: without the loading bar and retries. */
async function readPage<Row>(
  { queryKey, queryFn }: ReadOptions<Row[]>,
  context: { readonly client: QueryClient; readonly queryKey: QueryKey; readonly signal: AbortSignal },
  number: number,
): Promise<CallSuccess<Row[]>> {
  if (!queryFn) throw new TypeError("A page has a query function");
  const isRefetch = number < (context.client.getQueryData<Pages<Row>>(context.queryKey)?.pages.length ?? 0);
  return queryFn({
    client: context.client,
    signal: context.signal,
    queryKey: isRefetch ? context.queryKey : queryKey,
    meta: undefined,
  });
}

/**
 * Extends the last page of a refetch down to the last row on the screen, which may be below hundreds of new rows. If that row is
 * no longer in the list, stops at the first slice below the rows on the screen.
 */
async function readDownTo<Row extends WithId>(
  shown: readonly Row[],
  slice: Slice<Row>,
  before: Slice<Row> | undefined,
  read: (offset: number) => Promise<CallSuccess<Row[]>>,
): Promise<Slice<Row>> {
  const lastShown = shown.at(-1)?.id;
  const placeIn = ({ data }: Slice<Row>) => data.findIndex(({ id }) => id === lastShown);
  const ids = new Set(shown.map(idOf));
  const hasShown = (of: Slice<Row> | undefined) => of?.data.some(({ id }) => ids.has(id)) === true;
  let whole = slice;
  let [last, previous] = [slice, before];
  while (placeIn(whole) < 0 && (hasShown(last) || !hasShown(previous)) && hasRowsAfter(last, previous, idOf)) {
    const next = await readOn(read, last, idOf);
    const data = joined([whole, next], idOf);
    whole = { ...next, offset: slice.offset, data, dropped: Math.max(0, endOf(next) - slice.offset - data.length) };
    [last, previous] = [next, last];
  }
  const place = placeIn(whole);
  return whole === slice || place < 0 || whole.dropped > 0 ? whole : { ...whole, data: whole.data.slice(0, place + 1) };
}
