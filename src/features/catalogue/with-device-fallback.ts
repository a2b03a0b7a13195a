import type { CallSuccess } from "../../api/call.ts";
import { type Failure, failureOf } from "../../api/failure.ts";
import type { ReadOptions } from "../../api/query.ts";
import type { Read } from "../../api/use-read.ts";
import type { ListRequest } from "./catalogue-worker.ts";

/** A page of a list that comes from the device's catalogue, because neither operator nor service worker answered. */
export interface DeviceAnswer<Item> extends CallSuccess<Item[]> {
  /** False if the device has only part of the catalogue, so that there may be more items. */
  readonly fromWholeCatalogue: boolean;
}

/** For a page from the device's catalogue, returns whether the catalogue is complete; undefined for other pages. */
export function fromWholeCatalogue<Item>({ answer }: Read<Item[]>): boolean | undefined {
  return answer && "fromWholeCatalogue" in answer ? (answer as DeviceAnswer<Item>).fromWholeCatalogue : undefined;
}

/**
 * Extends the query of a lobby's page: when the operator cannot be reached and the page is in no cache, the device's
 * catalogue answers. Like other cached answers (`cachedAt`), such a page is soon refetched.
 */
export function withDeviceFallback<Item>(query: ReadOptions<Item[]>, asked: ListRequest): ReadOptions<Item[]> {
  const { queryFn } = query;
  if (!queryFn) return query;
  return {
    ...query,
    async queryFn(context) {
      try {
        return await queryFn(context);
      } catch (error) {
        if (!isUnanswered(failureOf(error)) || context.client.getQueryData(context.queryKey) !== undefined) throw error;
        const kept = await import("./catalogue.ts")
          .then(({ listCatalogue }) => listCatalogue(asked))
          .catch(() => undefined);
        // An incomplete catalogue cannot tell that nothing passes the filters.
        if (!kept || (kept.total === 0 && !kept.whole)) throw error;
        return {
          data: kept.items as Item[],
          message: "",
          pagination: { limit: asked.limit, offset: asked.offset, total: kept.total },
          dropped: 0,
          cachedAt: kept.at,
          fromWholeCatalogue: kept.whole,
        } satisfies DeviceAnswer<Item>;
      }
    },
  };
}

/** Returns whether neither the operator nor the service worker answered, so that the device's catalogue may. */
export function isUnanswered(failure: Failure | undefined): boolean {
  const kind = failure?.kind;
  return kind === "offline" || kind === "unreachable";
}
