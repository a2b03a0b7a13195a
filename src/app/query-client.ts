import { onlineManager, QueryClient } from "@tanstack/react-query";
import { retryDelay, shouldRetry } from "../client/retry.ts";

/** How long a restored or unused result is kept at all: as long as the persisted copy lives. */
export const keepFor = 7 * 24 * 60 * 60 * 1000;

/** Query decides alone when data is stale; the worker only stands in for the network. */
export function createQueryClient(): QueryClient {
  // Query takes the device to be online; opened offline, it would miss that the network came back.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: keepFor,
        retry: shouldRetry,
        retryDelay,
        // The worker may hold an answer: a query runs and fails by itself rather than pause unseen.
        networkMode: "always",
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
