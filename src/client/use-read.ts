import { useLingui } from "@lingui/react";
import { type QueryClient, type QueryKey, useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { pageLanguages } from "../contract/page-languages.ts";
import { askAgain } from "./ask-again.ts";
import type { CallSuccess } from "./call.ts";
import { type Failure, failureOf } from "./failure.ts";
import { keyIn, type ReadOptions } from "./query.ts";
import { wiring } from "./wiring.ts";

/** What a screen needs to know of a read. */
export interface Read<Data> {
  /**
   * `loading` until something came, then `ready`, or `empty` for a list without rows; `offline` or `failed` when nothing
   * came and nothing is known from earlier.
   */
  readonly state: "loading" | "ready" | "empty" | "offline" | "failed";
  /** What came; until the present language's is there, what was shown in the one before. */
  readonly data: Data | undefined;
  /** The same of a list: no rows until something came. */
  readonly rows: Data extends readonly unknown[] ? Data : readonly never[];
  /** How many rows came, those that did not fit the contract included: where the next page begins. */
  readonly received: number | undefined;
  /** How many rows the operator has in all. */
  readonly total: number | undefined;
  /** The ISO moment that the data are from; undefined while they are current. */
  readonly since: string | undefined;
  /** Why nothing could be shown, or the last attempt to ask anew failed. */
  readonly failure: Failure | undefined;
  /** The whole answer, for what a feature's own query adds to it. */
  readonly answer: CallSuccess<Data> | undefined;
  /** Asks again, for everything on the page that failed: what fails together comes back together. */
  readonly retry: () => void;
}

export interface ReadSettings {
  /** False waits before asking. */
  readonly enabled?: boolean;
  /** False does not ask again what failed before this component was there: another one on the page shows the failure. */
  readonly retryOnMount?: boolean;
  /** Milliseconds for which an answer is kept that nobody shows. */
  readonly gcTime?: number;
  /** Milliseconds between two times that it is asked for while it is shown. */
  readonly refetchInterval?: number | false | ((failure: Failure | undefined) => number | false);
}

/**
 * The one way in which a component reads: `useRead(promotions())`, where `promotions` gives `readOptions`. It follows
 * the language: after a change the same component asks anew and shows what it has until the answer is there.
 */
export function useRead<Data>(options: ReadOptions<Data>, settings: ReadSettings = {}): Read<Data> {
  const client = useQueryClient();
  const firstLanguage = useFirstLanguage();
  const query = useQuery({ ...options, ...queryOf(settings) });
  return readOf(client, options.queryKey, query, firstLanguage);
}

/** The language in which the component began. It renders anew when the language changes. */
export function useFirstLanguage(): string {
  useLingui();
  return useState(wiring().language)[0];
}

/** Settings as Query takes them. */
export function queryOf({ refetchInterval, ...settings }: ReadSettings) {
  if (typeof refetchInterval !== "function") return { ...settings, ...(refetchInterval && { refetchInterval }) };
  const interval = ({ state }: { readonly state: { readonly error: Error | null } }) =>
    refetchInterval(failureOf(state.error));
  return { ...settings, refetchInterval: interval };
}

/** What a screen needs of a query of `readOptions`. */
export function readOf<Data>(
  client: QueryClient,
  key: QueryKey,
  query: UseQueryResult<CallSuccess<Data>>,
  firstLanguage: string,
): Read<Data> {
  const { data: own, error } = query;
  // An answer in the other language is better than none, but not worth a glimpse before the right one.
  const mayStandIn = own === undefined && (error !== null || firstLanguage !== wiring().language());
  const before = mayStandIn ? inAnotherLanguage<Data>(client, key) : undefined;
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

function inAnotherLanguage<Data>(client: QueryClient, key: QueryKey) {
  return pageLanguages
    .map((language) => client.getQueryState<CallSuccess<Data>>(keyIn(language, key)))
    .find((state) => state?.data !== undefined);
}
