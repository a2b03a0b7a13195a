import type { CallSuccess } from "../../client/call.ts";

/** What of a query says how old its data are. */
export interface Freshness {
  readonly data: CallSuccess<unknown> | undefined;
  /** Milliseconds since 1970 at which the data came, 0 without data. */
  readonly dataUpdatedAt: number;
  readonly isRefetchError: boolean;
}

/**
 * The ISO moment that shown data are from, when they are known not to be from now: the worker answered
 * from its cache, or the last attempt to fetch them anew failed. Undefined while they are current.
 */
export function staleSince(query: Freshness): string | undefined {
  if (query.data?.cachedAt) return query.data.cachedAt;
  if (query.data && query.isRefetchError) return new Date(query.dataUpdatedAt).toISOString();
  return undefined;
}
