import { useLingui } from "@lingui/react";
import { type QueryClient, useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { pageLanguages } from "../contract/page-languages.ts";
import { askAgain } from "./ask-again.ts";
import type { CallSuccess } from "./call.ts";
import { firstAnswer } from "./first-answer.ts";
import { type Failure, failureOf, isTooMany } from "./failure.ts";
import { keyIn, type ReadOptions } from "./query.ts";
import { wiring } from "./wiring.ts";

/** The result of a read, as a screen needs it. */
export interface Read<Data> {
  /**
   * `loading` until data arrive, then `ready`, or `empty` for a list without rows. `offline` or `failed` when the
   * request failed and there are no earlier data.
   */
  readonly state: "loading" | "ready" | "empty" | "offline" | "failed";
  /** The data. After a change of language, the previous language's data until the new ones arrive. */
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
 * How components read: `useRead(promotions())`, where `promotions` returns `readOptions`. After a change of language
 * it refetches and keeps showing what it has until the answer arrives.
 */
export function useRead<Data>(options: ReadOptions<Data>, settings: ReadSettings = {}): Read<Data> {
  const client = useQueryClient();
  const firstLanguage = useFirstLanguage();
  const query = useQuery({ ...options, ...queryOf(settings) });
  return readOf(client, options, query, firstLanguage);
}

/** The language at the component's first render. Renders the component again when the language changes. */
export function useFirstLanguage(): string {
  useLingui();
  return useState(wiring().language)[0];
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
  options: ReadOptions<Data>,
  query: Pick<UseQueryResult<CallSuccess<Data>>, "data" | "error" | "dataUpdatedAt">,
  firstLanguage: string,
): Read<Data> {
  const { data: own, error } = query;
  // Fall back to the other language only after an error or a change of language. Otherwise it would flash briefly
  // before the right one.
  const mayStandIn = own === undefined && (error !== null || firstLanguage !== wiring().language());
  const before = mayStandIn ? inAnotherLanguage(client, options) : undefined;
  const answer = own ?? before?.data;
  const data = answer?.data;
  const rows = (Array.isArray(data) ? data : none) as Read<Data>["rows"];
  const failure = error ? (failureOf(error) ?? { kind: "unreachable", sent: false }) : undefined;
  const cameAt = () => new Date(before?.dataUpdatedAt ?? query.dataUpdatedAt).toISOString();
  return {
    state: stateOf(data, failure),
    data,
    rows,
    received: answer && rows.length + answer.dropped,
    total: answer && (answer.pagination?.total ?? rows.length),
    since: answer && (answer.cachedAt ?? (error ? cameAt() : undefined)),
    failure,
    answer,
    retry: () => askAgain(client),
  };
}

const none: readonly never[] = [];

function stateOf(data: unknown, failure: Failure | undefined): Read<unknown>["state"] {
  if (data !== undefined) return Array.isArray(data) && data.length === 0 ? "empty" : "ready";
  if (!failure) return "loading";
  return failure.kind === "offline" ? "offline" : "failed";
}

/** A list that is read in pages is shown with its first page. */
function ofFirstPage<Data>(state: { readonly data: unknown; readonly dataUpdatedAt: number } | undefined) {
  return state && { dataUpdatedAt: state.dataUpdatedAt, data: firstAnswer(state.data) as CallSuccess<Data> | undefined };
}

/** The answer of this page in another language, otherwise the one that an earlier visit stored. */
function inAnotherLanguage<Data>(client: QueryClient, { queryKey, heldIn }: ReadOptions<Data>) {
  return pageLanguages
    .map((language) => ofFirstPage<Data>(client.getQueryState(keyIn(language, queryKey))) ?? heldIn(language))
    .find((stored) => stored?.data !== undefined);
}
