import { QueryClient, QueryObserver, type QueryObserverOptions } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { refetchPublicQueries } from "./watch-queries.ts";

/** Callbacks that wait for the page to be idle. */
let whenIdle: (() => void)[];
const idle = async () => {
  whenIdle.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  whenIdle = [];
  vi.stubGlobal("document", { readyState: "complete" });
  const requestIdleCallback = (callback: () => void) => whenIdle.push(callback);
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  vi.stubGlobal("window", { requestIdleCallback });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("refetches the page's public queries, one at a time while the page is idle", async () => {
  const queryClient = new QueryClient();
  const fetched: string[] = [];
  const show = (name: string, more: Partial<QueryObserverOptions<string>>) => {
    const queryFn = async () => {
      fetched.push(name);
      return name;
    };
    const observer = new QueryObserver<string>(queryClient, { queryKey: [name], queryFn, staleTime: Number.POSITIVE_INFINITY, ...more });
    return observer.subscribe(() => undefined);
  };
  show("sliders", { meta: { persist: true } });
  show("balance", {});
  show("games", { meta: { persist: true } });
  // This one is no longer on screen.
  show("promotions", { meta: { persist: true } })();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched.splice(0)).toHaveLength(4);

  const done = refetchPublicQueries(queryClient);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toEqual([]);
  await idle();
  expect(fetched).toEqual(["sliders"]);
  await idle();
  expect(fetched).toEqual(["sliders", "games"]);
  await done;
  queryClient.clear();
});
