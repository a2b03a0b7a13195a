import type { Query, QueryClient, QueryKey } from "@tanstack/react-query";
import type { CallSuccess } from "../../api/call.ts";
import { endpoint } from "../../api/exchange.ts";
import type { LoadedAnswer } from "../../lib/worker-messages.ts";
import { requestFromWorker } from "../../pwa/worker-link.ts";

/**
 * Gives the worker the public answers that did not pass through it: what this page asked before the worker controlled
 * it, and what an earlier page stored. Otherwise they would have to be fetched again, and content that is no longer on
 * screen would be missing offline. The worker decides what it stores. Answers under way follow when they arrive.
 */
export function handOverAnswers(queryClient: QueryClient): void {
  const queries = queryClient.getQueryCache().getAll().filter(isPublicRead);
  handAnswersToWorker(
    queries.map(({ queryKey, state }) => ({ queryKey, data: state.data, dataUpdatedAt: state.dataUpdatedAt })),
  );
  for (const { queryKey, state, promise } of queries) {
    if (state.fetchStatus === "idle") continue;
    promise?.then(
      (data) => handAnswersToWorker([{ queryKey, data, dataUpdatedAt: Date.now() }]),
      // The query tells what failed.
      () => undefined,
    );
  }
}

interface Received {
  readonly queryKey: QueryKey;
  readonly data: unknown;
  readonly dataUpdatedAt: number;
}

function handAnswersToWorker(received: readonly Received[]): void {
  const answers = received.flatMap((one) => asSent(one) ?? []);
  if (answers.length > 0) void requestFromWorker({ type: "STORE_LOADED", answers });
}

/** Only reads of the operator have this field (api/query.ts). */
function isPublicRead({ meta }: Query): boolean {
  return meta?.["isPlayers"] === false;
}

/** The call and its answer as they were sent. Undefined if it is not the answer to a call, or must not be stored. */
function asSent({ queryKey, data, dataUpdatedAt }: Received): LoadedAnswer | undefined {
  const [className, method, Lang, asked] = queryKey;
  const { data: rows, message, pagination, cachedAt, noStore } = (data ?? {}) as Partial<CallSuccess<object>>;
  // An empty list may have come as a refusal, which is never stored.
  const isEmpty = Object.values(rows ?? {}).flat().length === 0;
  if (!asked || isEmpty || cachedAt || noStore) return undefined;
  return {
    address: new URL(endpoint(), location.origin).href,
    body: JSON.stringify({ api: { class: className, method }, data: { ...asked, Lang } }),
    text: JSON.stringify({ result: true, message, data: rows, pagination }),
    at: dataUpdatedAt,
  };
}
