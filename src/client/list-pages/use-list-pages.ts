import { useCallback, useState } from "react";
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
 * sent. To start again for other filters, put the filters into the component's `key`.
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
