import type { CallSuccess } from "../../../client/call.ts";
import { failureOf } from "../../../client/failure.ts";
import type { ReadOptions } from "../../../client/query.ts";
import type { Read } from "../../../client/use-read.ts";
import { isUnanswered } from "./is-unanswered.ts";
import type { AskedList } from "./messages.ts";

/** A page of a list that neither the operator nor the worker could answer: the device's catalogue has it. */
export interface DeviceAnswer<Item> extends CallSuccess<Item[]> {
  /** False when the device has not yet fetched all of the catalogue: there may be more than it knows. */
  readonly fromWholeCatalogue: boolean;
}

/** Of a page that the device's catalogue answered, whether it has all of it; undefined for another page. */
export function fromWholeCatalogue<Item>({ answer }: Read<Item[]>): boolean | undefined {
  return answer && "fromWholeCatalogue" in answer ? (answer as DeviceAnswer<Item>).fromWholeCatalogue : undefined;
}

/**
 * The query of a page of a lobby, which the device answers out of its catalogue when the operator cannot be
 * reached and the page was never seen. Like all that was kept (`cachedAt`), it is soon asked for again.
 */
export function orFromDevice<Item>(query: ReadOptions<Item[]>, asked: AskedList): ReadOptions<Item[]> {
  const { queryFn } = query;
  if (!queryFn) return query;
  return {
    ...query,
    async queryFn(context) {
      try {
        return await queryFn(context);
      } catch (error) {
        if (!isUnanswered(failureOf(error)) || context.client.getQueryData(context.queryKey) !== undefined) throw error;
        const kept = await import("./catalogue.ts").then(({ listCatalogue }) => listCatalogue(asked)).catch(() => undefined);
        // Of a part of the catalogue, "nothing passes" says nothing.
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
