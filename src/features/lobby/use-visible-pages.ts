import { useEffect, useRef, useState } from "react";
import type { ReadOptions } from "../../api/query.ts";
import { pagesOf, type TileRange } from "./pages.ts";
import { useLingui } from "@lingui/react";
import { useQueries, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import type { CallSuccess } from "../../api/call.ts";
import { queryOf, type Read, readOf, type ReadSettings } from "../../api/use-read.ts";

/** How long a page must be on screen before it is fetched, in milliseconds. */
const settlesAfterMs = 120;

/** How long a page that was scrolled away is kept, in milliseconds: the player may open a game and come back. */
const pageKeptForMs = 10 * 60_000;

export interface VisiblePages<Item> {
  /** Returns the tile at a position of the list: undefined while its page is loading, null if there is none. */
  readonly at: (index: number) => Item | null | undefined;
  /** Whether a page on screen could not be loaded. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Reads the pages that contain a range of tiles. A page is fetched once the player stays with it. */
export function useVisiblePages<Item>(
  page: (offset: number, limit: number) => ReadOptions<Item[]>,
  range: TileRange,
  rows: number,
): VisiblePages<Item> {
  const pages = pagesOf(range, rows);
  const stayed = useStayed(pages, settlesAfterMs);
  const reads = useReads(
    pages.map((number) => ({
      options: page(number * rows, rows),
      settings: {
        ...(number > 0 && { gcTime: pageKeptForMs }),
        // Cached pages show at once. Pages that are only scrolled past are not fetched.
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

/**
 * Returns the numbers that have been in the list for `delay` milliseconds without a break, so that what is only
 * scrolled past is left out. The numbers of the first render are included at once.
 */
function useStayed(numbers: readonly number[], delayMs: number): ReadonlySet<number> {
  const [stayed, setStayed] = useState<ReadonlySet<number>>(() => new Set(numbers));
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const asked = numbers.join();
  useEffect(() => {
    const running = timers.current;
    const present = new Set(asked === "" ? [] : asked.split(",").map(Number));
    for (const [number, timer] of running) {
      if (present.has(number)) continue;
      clearTimeout(timer);
      running.delete(number);
    }
    setStayed((now) => {
      const left = [...now].filter((number) => present.has(number));
      return left.length === now.size ? now : new Set(left);
    });
    for (const number of present) {
      if (running.has(number)) continue;
      const timer = setTimeout(() => setStayed((now) => (now.has(number) ? now : new Set([...now, number]))), delayMs);
      running.set(number, timer);
    }
  }, [asked, delayMs]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);
  return stayed;
}

export interface ReadOfMany<Data> {
  readonly options: ReadOptions<Data>;
  readonly settings: ReadSettings;
}

/**
 * `useRead` for a variable number of reads, such as the pages of a list. In a file of its own because the first
 * screen does not need it.
 */
export function useReads<Data>(all: readonly ReadOfMany<Data>[]): Read<Data>[] {
  const client = useQueryClient();
  useLingui();
  const queries: UseQueryResult<CallSuccess<Data>>[] = useQueries({
    queries: all.map(({ options, settings }) => ({ ...options, ...queryOf(settings) })),
  });
  return queries.map((query) => readOf(client, query));
}
