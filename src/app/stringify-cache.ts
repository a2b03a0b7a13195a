import { hashKey } from "@tanstack/react-query";
import type { PersistedClient } from "@tanstack/react-query-persist-client";
import { heldAnswers } from "../client/kept-answers.ts";

type PersistedQuery = PersistedClient["clientState"]["queries"][number];

/** Room for what stands around the queries, and for states that grew since they were measured; in characters. */
const around = 500;

/**
 * Makes the text of a query cache, of about `limit` characters at most: whole queries, the newest first, among them
 * those of `area` that an earlier visit kept and no query has asked for yet. What is too much is left out before it is
 * written, and each answer is measured once: a player who has looked at fifty categories does not pay for them at
 * every answer that comes.
 */
export function stringifyWithin(limit: number, area: string): (cache: PersistedClient) => string {
  const sizes = new WeakMap<object, number>();
  const sizeOf = (query: PersistedQuery) => {
    const data = query.state.data as object;
    const size = sizes.get(data) ?? JSON.stringify(query).length + 1;
    sizes.set(data, size);
    return size;
  };
  return (cache) => {
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
  // Of the state, restoring reads these alone.
  const state = { data, dataUpdatedAt, status: "success" } as PersistedQuery["state"];
  return { queryKey, queryHash: hashKey(queryKey), dehydratedAt: dataUpdatedAt, state };
}

/** An answer stays as it came when fetching it again failed: it is what there is offline. */
function asItCame(query: PersistedQuery): PersistedQuery {
  if (query.state.status !== "error") return query;
  const { state } = query;
  return { ...query, state: { ...state, status: "success", error: null, fetchFailureCount: 0, fetchFailureReason: null } };
}
