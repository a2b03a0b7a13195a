import { useLingui } from "@lingui/react";
import { type QueryClient, useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import type { CallSuccess } from "./call.ts";
import { type Failure, failureOf, isTooMany } from "./failure.ts";
import type { ReadOptions } from "./query.ts";
import { refetchQuery } from "./retry.ts";

/** The result of a read, as a screen needs it. */
export interface Read<Data> {
  /**
   * `loading` until data arrive, then `ready`, or `empty` for a list without rows. `offline` or `failed` when the
   * request failed and there are no earlier data.
   */
  readonly state: "loading" | "ready" | "empty" | "offline" | "failed";
  /** The data. After a change of language, the data in the previous language until the new answer arrives. */
  readonly data: Data | undefined;
  /** The data of a list; empty until they arrive. */
  readonly rows: Data extends readonly unknown[] ? Data : readonly never[];
  /** How many rows arrived, including those that did not fit the contract: the next page's offset. */
  readonly received: number | undefined;
  /** How many rows the operator has in total. */
  readonly total: number | undefined;
  /** ISO time that the data are from; undefined while they are current. */
  readonly since: string | undefined;
  /** Why there is nothing to show, or why the last refetch failed. */
  readonly failure: Failure | undefined;
  /** The whole answer, for features whose query adds fields to it. */
  readonly answer: CallSuccess<Data> | undefined;
  /** Refetches everything on the page that failed, so that sections that failed together recover together. */
  readonly retry: () => void;
}

export interface ReadSettings {
  /** False delays the request. */
  readonly enabled?: boolean;
  /**
   * False does not repeat a request that failed before this component mounted: another component on the page shows the
   * failure.
   */
  readonly retryOnMount?: boolean;
  /** How long an answer that no component shows is kept, in milliseconds. */
  readonly gcTime?: number;
  /** Milliseconds between refetches while a component shows the data. */
  readonly refetchInterval?: number | false | ((failure: Failure | undefined) => number | false);
}

/**
 * How components read: `useRead(promotions())`, where `promotions` returns `readOptions`. After a change of language, the
 * component keeps showing what it has until the answer in the new language arrives.
 */
export function useRead<Data>(options: ReadOptions<Data>, settings: ReadSettings = {}): Read<Data> {
  const client = useQueryClient();
  useLingui();
  return readOf(client, useQuery({ ...options, ...queryOf(settings) }));
}

/**
 * Converts settings to the options of Query. After the refusal of too many calls, no interval repeats the read: only the
 * player may try again (contract.md, Refusals and errors).
 */
export function queryOf({ refetchInterval, ...settings }: ReadSettings) {
  if (!refetchInterval) return settings;
  const interval = ({ state }: { readonly state: { readonly error: Error | null } }) => {
    const failure = failureOf(state.error);
    if (failure && isTooMany(failure)) return false;
    return typeof refetchInterval === "function" ? refetchInterval(failure) : refetchInterval;
  };
  return { ...settings, refetchInterval: interval };
}

/** Converts a query of `readOptions` to a `Read`. */
export function readOf<Data>(
  client: QueryClient,
  query: Pick<UseQueryResult<CallSuccess<Data>>, "data" | "error" | "dataUpdatedAt">,
): Read<Data> {
  const { data: answer, error } = query;
  const data = answer?.data;
  const rows = (Array.isArray(data) ? data : none) as Read<Data>["rows"];
  const failure = error ? (failureOf(error) ?? { kind: "unreachable", sent: false }) : undefined;
  const cameAt = () => new Date(query.dataUpdatedAt).toISOString();
  return {
    state: stateOf(data, failure),
    data,
    rows,
    received: answer && rows.length + answer.dropped,
    total: answer && (answer.pagination?.total ?? rows.length),
    since: answer && (answer.cachedAt ?? (error ? cameAt() : undefined)),
    failure,
    answer,
    retry: () => refetchQuery(client),
  };
}

const none: readonly never[] = [];

function stateOf(data: unknown, failure: Failure | undefined): Read<unknown>["state"] {
  if (data !== undefined) return Array.isArray(data) && data.length === 0 ? "empty" : "ready";
  if (!failure) return "loading";
  return failure.kind === "offline" ? "offline" : "failed";
}
