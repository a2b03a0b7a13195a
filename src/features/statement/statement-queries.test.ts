import { environmentManager, QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { shouldRetry } from "../../api/retry.ts";
import { openClient } from "../../testing/client.ts";
import { operatorsStatement, summedUpStatement } from "./statement-queries.ts";

// Without a window, Query takes this for a server and does not retry.
environmentManager.setIsServer(() => false);

test.each([
  ["the operator's statement", operatorsStatement(undefined, "2026-11-22")],
  ["one that is summed up here", summedUpStatement(undefined, "2026-11-22", "+03:00")],
])("%s gives up after as many tries as any read", async (_, options) => {
  const { productCalls } = await openClient(() => ({ status: 502 }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: shouldRetry, retryDelay: 0 } } });
  onTestFinished(() => client.clear());
  await expect(client.fetchQuery(options)).rejects.toThrow();
  expect(productCalls()).toHaveLength(4);
});
