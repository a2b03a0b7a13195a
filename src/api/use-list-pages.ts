import { useLingui } from "@lingui/react";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { queryOf, type Read, readOf, type ReadSettings } from "./use-read.ts";
import { listOptions, type PageOptions, rowsOf } from "./list-options.ts";

export interface ListPages<Item> {
  /** The first page. Its state is the state of the list. */
  readonly first: Read<Item[]>;
  /** The rows of all pages, each once. */
  readonly rows: readonly Item[];
  /** Whether there may be rows after these. */
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasFailed: boolean;
  /** Fetches the next page. Does nothing while one is on its way, and after the last. After a failure, use `first.retry`. */
  readonly loadMore: () => void;
}

/**
 * Reads an endless list page by page, however many rows the operator sends at once (list-options.ts). To start again for
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
    isLoadingMore,
    hasFailed: isFetchNextPageError,
    loadMore: useCallback(() => setWanted(count + 1), [count]),
  };
}
