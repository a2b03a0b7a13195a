import { type DataTag, hashKey, type QueryKey, queryOptions, type UnusedSkipTokenOptions } from "@tanstack/react-query";
import type { AnswerOf, AnyCall, CachePolicy, RequestOf } from "../contract/declaration.ts";
import { call, type CallSuccess } from "./call.ts";
import { language } from "../ui/preferences.ts";
import { sessionLink } from "./session-link.ts";

const secondMs = 1000;

/** How long a result counts as fresh, in milliseconds. */
export const freshForMs: Readonly<Record<CachePolicy, number>> = {
  content: 300 * secondMs,
  catalogue: 300 * secondMs,
  player: 15 * secondMs,
  never: 0,
};

export interface ReadTuning {
  /** Milliseconds, instead of the cache policy's value. */
  readonly staleTime?: number;
  /**
   * False keeps a result out of the persisted cache even if its policy allows it. True stores a player's result on
   * this device until log-out, for what the player may see offline. Its policy must allow that, too (contract.md, What is
   * stored).
   */
  readonly persist?: boolean;
  /** Fetches all rows up to the requested `limit`, even if the operator caps a page below it (contract.md, Lists). */
  readonly whole?: boolean;
  /** Identifies the read in place of its request, which may change with time, as the dates of "last 30 days" do. */
  readonly identity?: unknown;
}

/** The query options of a read with this answer, for `useRead` and for `queryClient.query`. */
export type ReadOptions<Data> = UnusedSkipTokenOptions<CallSuccess<Data>> & {
  readonly queryKey: DataTag<QueryKey, CallSuccess<Data>, Error>;
};

/**
 * The query of a declared read in the interface language. Components pass it to `useRead`, prefetching code to
 * `queryClient.query`. Its data is the whole `CallSuccess`.
 */
export function readOptions<Call extends AnyCall>(
  declaration: Call,
  data: RequestOf<Call>,
  tuning: ReadTuning = {},
): ReadOptions<AnswerOf<Call>> {
  if (declaration.effect !== "read") throw new TypeError("A write is no query");
  const isPlayers = declaration.access !== "public" || declaration.isPlayers?.(data) === true;
  const lang = language.get();
  const staleTime = tuning.staleTime ?? freshForMs[isPlayers ? "player" : declaration.cache];
  const key: QueryKey = [declaration.class, declaration.method, lang, tuning.identity ?? data];
  const queryKey = isPlayers ? ([...key, sessionLink().playerId()] as const) : key;
  return queryOptions({
    queryKey,
    queryFn: async ({ client, queryKey, signal }) => {
      // Refetches run in the background: without the loading bar, and without retries.
      const background = client.getQueryData(queryKey) !== undefined;
      const first = await call(declaration, data, { signal, language: lang, background });
      if (!tuning.whole || !isCut(first, data)) return first;
      const { withRest } = await import("./join-pages.ts");
      return withRest(declaration, data, first, { signal, language: lang, background });
    },
    placeholderData: inOtherLanguage(queryKey),
    // An answer from the service worker's store is stale at once.
    staleTime: ({ state }) => (state.data?.cachedAt ? 0 : staleTime),
    // What is on the screen is asked for again when it is no longer fresh. After a failure, the page recovers
    // (shell/services/recover.ts).
    refetchInterval: ({ state }) => (state.error || state.data?.cachedAt ? false : staleTime),
    // Refetch at any age, so that the operator's changes show as soon as the network is back.
    refetchOnReconnect: "always",
    meta: {
      persist: isPlayers
        ? tuning.persist === true && declaration.cache !== "never" && "player"
        : tuning.persist !== false && isPersistable(declaration, data) && "public",
      isPlayers,
    },
  });
}

/** Returns a query's `placeholderData`: after a change of language, the words stay until the new ones arrive. */
export function inOtherLanguage(queryKey: QueryKey) {
  const withoutLanguage = ([className, method, , ...rest]: QueryKey) => hashKey([className, method, ...rest]);
  return <Data>(previous: Data | undefined, query: { readonly queryKey: QueryKey } | undefined) =>
    query && withoutLanguage(query.queryKey) === withoutLanguage(queryKey) ? previous : undefined;
}

/** Whether the operator returned fewer rows than requested and has more. */
function isCut({ data: rows, dropped, pagination }: CallSuccess<unknown>, asked: unknown): boolean {
  const { limit = 0, offset = 0 } = asked as { readonly limit?: number; readonly offset?: number };
  const received = (rows as readonly unknown[]).length + dropped;
  return received < Math.min(limit, (pagination?.total ?? 0) - offset);
}

/** Public content, and the first pages of the catalogue's lists (contract.md, What is stored). */
function isPersistable(declaration: AnyCall, data: unknown): boolean {
  const { offset } = data as { readonly offset?: number };
  return declaration.cache === "content" || (declaration.cache === "catalogue" && !offset);
}
