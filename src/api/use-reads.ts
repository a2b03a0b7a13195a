import { useLingui } from "@lingui/react";
import { useQueries, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import type { CallSuccess } from "./call.ts";
import type { ReadOptions } from "./query.ts";
import { queryOf, type Read, readOf, type ReadSettings } from "./use-read.ts";

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
