import { queryOptions } from "@tanstack/react-query";
import type { AnyCall, CachePolicy, RequestOf } from "../contract/declaration.ts";
import { nextTask } from "../lib/next-task.ts";
import { call, type CallSuccess } from "./call.ts";
import { spreadMs } from "./retry.ts";
import { wiring } from "./wiring.ts";

const second = 1000;

/** How long a result is taken for current, in milliseconds. */
const freshFor: Readonly<Record<CachePolicy, number>> = {
  content: 300 * second,
  catalogue: 300 * second,
  player: 15 * second,
  never: 0,
};

/** How soon a result that the worker had kept is asked for again. Not in step with other players' pages. */
const untilAskedAgain = spreadMs(30 * second);

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

/**
 * The query of a declared read: the one way in which features ask for data. The query's data is the
 * whole `CallSuccess`, so that a screen can say from when it is (`cachedAt`).
 *
 * What the worker answered from its cache is stale from the start: it is asked for again when the
 * network returns and, as a network that reaches nothing never "returns", every half minute.
 */
export function readOptions<Call extends AnyCall>(
  declaration: Call,
  data: RequestOf<Call>,
  tuning: ReadTuning = {},
) {
  if (declaration.effect !== "read") throw new TypeError("A write is no query");
  const isPlayers = declaration.access !== "public" || declaration.isPlayers?.(data) === true;
  const language = wiring().language();
  const staleTime = tuning.staleTime ?? freshFor[isPlayers ? "player" : declaration.cache];
  return queryOptions({
    queryKey: [
      declaration.class,
      declaration.method,
      language,
      data as unknown,
      ...(isPlayers ? [wiring().playerId()] : []),
    ],
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
    staleTime: ({ state }) => (state.data?.cachedAt ? 0 : staleTime),
    refetchInterval: ({ state }) => (state.data?.cachedAt ? untilAskedAgain : false),
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
