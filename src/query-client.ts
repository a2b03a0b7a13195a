import {
  MutationCache,
  type MutationMeta,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
} from "@tanstack/react-query";
import type { Press, SubmissionEnd } from "./api/use-submission.ts";
import { retryDelay, shouldRetry } from "./api/retry.ts";
import { showRefusal, showSubmissionEnd } from "./shell/show-refusal.ts";

/** TanStack Query alone decides when data are stale. The worker only stands in for the network. */
export function createQueryClient(): QueryClient {
  // TanStack Query assumes that the device is online. If the page is opened offline, it would not notice the network's
  // return.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    queryCache: new QueryCache({ onError: (_error, query: unknown) => showRefusal(query as Query) }),
    mutationCache: new MutationCache({ onSuccess: showEnd }),
    defaultOptions: {
      queries: {
        // Never collected while the page lives. A timer per query, set and cleared as sections mount and unmount,
        // would cost more.
        gcTime: Infinity,
        retry: shouldRetry,
        retryDelay,
        // The worker may have an answer, so a query runs and fails instead of pausing.
        networkMode: "always",
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/** Tells the player how a submission ended. */
function showEnd(
  end: unknown,
  press: unknown,
  _context: unknown,
  { meta }: { readonly meta: MutationMeta | undefined },
): void {
  const toastMeta = meta?.["tell"];
  if (toastMeta) showSubmissionEnd(toastMeta, press as Press<unknown>, end as SubmissionEnd);
}
