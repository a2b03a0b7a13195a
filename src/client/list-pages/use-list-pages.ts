import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { ReadOptions } from "../query.ts";
import type { Read, ReadSettings } from "../use-read.ts";
import { useReads } from "../use-reads.ts";
import { nextOffset, pageJoiner } from "./join-pages.ts";

export interface ListPages<Item> {
  /** The first page. Its state is the state of the list. */
  readonly first: Read<Item[]>;
  /** The rows of all pages, each once. */
  readonly rows: readonly Item[];
  /** Whether there may be rows after these. */
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasFailed: boolean;
  /** Fetches the next page. Does nothing while one is on its way, and after the last. */
  readonly loadMore: () => void;
}

/**
 * Reads an endless list page by page; each page begins where the one before ended, however many rows the operator
 * sent. When the first page has other rows, those after it are fetched again: new rows have moved the others on, so
 * some would be in no page. To start again for other filters, put the filters into the component's `key`.
 *
 * @param page returns the query of the page from `offset` on.
 */
export function useListPages<Item extends { readonly id: string }>(
  page: (offset: number) => ReadOptions<Item[]>,
  settings: ReadSettings = {},
): ListPages<Item> {
  const [offsets, setOffsets] = useState<readonly number[]>([0]);
  const [join] = useState(pageJoiner<Item>);
  const reads = useReads(offsets.map((offset) => ({ options: page(offset), settings })));
  const [first] = reads;
  if (!first) throw new TypeError("A list has a first page");
  const last = reads.at(-1) ?? first;
  usePagesInStep(first.data, offsets.slice(1).map((offset) => page(offset).queryKey));
  const { rows, added } = join(reads.map(({ data }) => data));
  const next = nextOffset(offsets.at(-1) ?? 0, last, added);
  const loadMore = useCallback(() => {
    if (next !== undefined) setOffsets((known) => (known.includes(next) ? known : [...known, next]));
  }, [next]);
  const isMore = offsets.length > 1;
  return {
    first,
    rows,
    hasMore: next !== undefined || (isMore && last.data === undefined),
    isLoadingMore: isMore && last.state === "loading",
    hasFailed: isMore && (last.state === "failed" || last.state === "offline"),
    loadMore,
  };
}

/** When each answer to a first page was first seen, in milliseconds since 1970. An equal answer is the same object. */
const seenAtMs = new WeakMap<object, number>();

/** Refetches the further pages that were fetched before the rows of the first page were. */
function usePagesInStep(firstRows: readonly unknown[] | undefined, further: readonly QueryKey[]): void {
  const client = useQueryClient();
  const refetchOlder = useEffectEvent((thanMs: number) => {
    for (const queryKey of further) {
      const { dataUpdatedAt = 0 } = client.getQueryState(queryKey) ?? {};
      if (dataUpdatedAt > 0 && dataUpdatedAt < thanMs) void client.invalidateQueries({ queryKey, exact: true });
    }
  });
  useEffect(() => {
    if (!firstRows) return;
    if (!seenAtMs.has(firstRows)) seenAtMs.set(firstRows, Date.now());
    refetchOlder(seenAtMs.get(firstRows) ?? 0);
  }, [firstRows, further.length]);
}
