import { type DehydratedState, hashKey } from "@tanstack/react-query";
import { heldAnswers } from "../../client/kept-answers.ts";

/** A query cache as it is stored. */
export interface PersistedCache {
  /** The version of the schemas that its answers fit. */
  readonly buster: string;
  /** When it was stored, in milliseconds since the epoch. */
  readonly timestamp: number;
  readonly clientState: DehydratedState;
}

type PersistedQuery = DehydratedState["queries"][number];

/** Room for the text around the queries, and for states that grew after they were measured, in characters. */
const around = 500;

/**
 * Returns a function that serialises a query cache to about `limit` characters at most. It keeps whole queries, the
 * newest first, including those of `area` that an earlier visit stored and no query has used yet. It drops the excess
 * before serialising and measures each answer only once. Otherwise every new answer would cost time for all the
 * categories a player has opened.
 */
export function stringifyWithin(area: string): (cache: PersistedCache, limit: number) => string {
  const sizes = new WeakMap<object, number>();
  const sizeOf = (query: PersistedQuery) => {
    const data = query.state.data as object;
    const size = sizes.get(data) ?? JSON.stringify(query).length + 1;
    sizes.set(data, size);
    return size;
  };
  return (cache, limit) => {
    const present = new Set(cache.clientState.queries.map(({ queryHash }) => queryHash));
    const held = heldAnswers(area).map(asQuery).filter(({ queryHash }) => !present.has(queryHash));
    const newest = [...cache.clientState.queries, ...held].toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
    let room = limit - around;
    const tooMuch = newest.findIndex((query) => (room -= sizeOf(query)) < 0);
    const queries = (tooMuch === -1 ? newest : newest.slice(0, tooMuch)).map(asItCame);
    return JSON.stringify({ ...cache, clientState: { ...cache.clientState, queries } });
  };
}

function asQuery({ queryKey, data, dataUpdatedAt }: ReturnType<typeof heldAnswers>[number]): PersistedQuery {
  // Restoring reads only these parts of the state.
  const state = { data, dataUpdatedAt, status: "success" } as PersistedQuery["state"];
  return { queryKey, queryHash: hashKey(queryKey), dehydratedAt: dataUpdatedAt, state };
}

/** If refetching an answer failed, stores the last success: it is what is available offline. */
function asItCame(query: PersistedQuery): PersistedQuery {
  if (query.state.status !== "error") return query;
  const { state } = query;
  return { ...query, state: { ...state, status: "success", error: null, fetchFailureCount: 0, fetchFailureReason: null } };
}
