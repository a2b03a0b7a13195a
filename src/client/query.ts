import { type DataTag, type QueryKey, queryOptions, type UnusedSkipTokenOptions } from "@tanstack/react-query";
import type { AnswerOf, AnyCall, CachePolicy, RequestOf } from "../contract/declaration.ts";
import { nextTask } from "../lib/next-task.ts";
import { call, type CallSuccess } from "./call.ts";
import { readKept, startingWithKept } from "./kept-answers.ts";
import { wiring } from "./wiring.ts";

const second = 1000;

/** How long a result is taken for current, in milliseconds. */
const freshFor: Readonly<Record<CachePolicy, number>> = {
  content: 300 * second,
  catalogue: 300 * second,
  player: 15 * second,
  never: 0,
};

export interface ReadTuning {
  /** Milliseconds, in place of the cache policy's. */
  readonly staleTime?: number;
  /**
   * False keeps out of the persisted cache what its policy would let in. True keeps what is the player's on
   * this device until they log out: only for what they may see offline (contract §3).
   */
  readonly persist?: boolean;
  /** All rows up to the `limit` that is asked for, where the operator gives fewer at a time (contract §1). */
  readonly whole?: boolean;
}

/** What a read with this answer is made of, for `useRead` and for `queryClient.query`. */
export type ReadOptions<Data> = UnusedSkipTokenOptions<CallSuccess<Data>> & {
  readonly queryKey: DataTag<QueryKey, CallSuccess<Data>, Error>;
};

/** Where in the key of a read its language stands. */
const languageAt = 2;

/** The key of the same read in another language. */
export function keyIn(language: string, key: QueryKey): QueryKey {
  return key.with(languageAt, language);
}

/**
 * The query of a declared read, in the language of the interface: components give it to `useRead`, what loads ahead to
 * `queryClient.query`. Its data are the whole `CallSuccess`.
 */
export function readOptions<Call extends AnyCall>(
  declaration: Call,
  data: RequestOf<Call>,
  tuning: ReadTuning = {},
): ReadOptions<AnswerOf<Call>> {
  if (declaration.effect !== "read") throw new TypeError("A write is no query");
  const isPlayers = declaration.access !== "public" || declaration.isPlayers?.(data) === true;
  const language = wiring().language();
  const staleTime = tuning.staleTime ?? freshFor[isPlayers ? "player" : declaration.cache];
  const key: QueryKey = [declaration.class, declaration.method, language, data];
  const queryKey = isPlayers ? ([...key, wiring().playerId()] as const) : key;
  return queryOptions({
    queryKey,
    ...startingWithKept(queryKey, (stored) => readKept(declaration, stored)),
    queryFn: async ({ client, queryKey, signal }) => {
      // A page begins with many: sent in one go, they would hold up the frame.
      await nextTask();
      // Who sees a result already does not wait for the next one.
      const background = client.getQueryData(queryKey) !== undefined;
      const first = await call(declaration, data, { signal, language, background });
      if (!tuning.whole || !isCut(first, data)) return first;
      const { withRest } = await import("./rest-of-list.ts");
      return withRest(declaration, data, first, { signal, language, background });
    },
    // What the worker had kept is stale from the start.
    staleTime: ({ state }) => (state.data?.cachedAt ? 0 : staleTime),
    // Whatever its age: what the operator changed meanwhile shows as soon as the network is back.
    refetchOnReconnect: "always",
    meta: {
      persist: isPlayers
        ? tuning.persist === true && "player"
        : tuning.persist !== false && isPersistable(declaration, data),
      isPlayers,
    },
  });
}

/** Whether the operator gave fewer rows than it was asked for, and has more. */
function isCut({ data: rows, dropped, pagination }: CallSuccess<unknown>, asked: unknown): boolean {
  const { limit = 0, offset = 0 } = asked as { readonly limit?: number; readonly offset?: number };
  const received = (rows as readonly unknown[]).length + dropped;
  return received < Math.min(limit, (pagination?.total ?? 0) - offset);
}

/** Contract §3: public content, and of the catalogue's lists the first pages. */
function isPersistable(declaration: AnyCall, data: unknown): boolean {
  const { offset } = data as { readonly offset?: number };
  return declaration.cache === "content" || (declaration.cache === "catalogue" && !offset);
}
