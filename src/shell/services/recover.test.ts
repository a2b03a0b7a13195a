import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallFailure, type Failure } from "../../api/failure.ts";
import { dataFileOptions } from "../../api/static-file.ts";
import { endMaintenance, startMaintenance } from "../../api/maintenance.ts";
import { withJitter } from "../../api/retry.ts";
import { casinoCategoryList, casinoGamesList } from "../../contract/casino.ts";
import { financeCheckBalance } from "../../contract/finance.ts";
import { linkSession } from "../../api/session-link.ts";
import { createStore } from "../../lib/store.ts";
import type { SessionState } from "../../session/core.ts";
import { recoverByItself } from "./recover.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("document", { readyState: "complete", visibilityState: "visible" });
  vi.stubGlobal("window", { requestIdleCallback: (callback: () => void) => setTimeout(callback) });
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => setTimeout(callback));
});
let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Answer = Failure | { readonly cachedAt?: string };
const calls = { categories: casinoCategoryList, games: casinoGamesList, balance: financeCheckBalance };
const unreachable: Failure = { kind: "unreachable", sent: true };
const kept = { cachedAt: "2026-11-21T14:32:00.000Z" };

/** A page that shows three reads, which the operator answers as `answers` says. */
async function openPage(answers: Record<keyof typeof calls, Answer>) {
  const client = new QueryClient();
  const asked: string[] = [];
  const state = createStore<SessionState>({ kind: "anonymous" });
  for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
    const observer = new QueryObserver(client, {
      queryKey: [name],
      queryFn: () => {
        asked.push(name);
        const answer = answers[name];
        if ("kind" in answer) throw new CallFailure(answer, calls[name]);
        return answer;
      },
      retry: false,
    });
    ends.push(observer.subscribe(() => undefined));
    await vi.advanceTimersByTimeAsync(10);
  }
  ends.push(recoverByItself(client, { state }), () => client.clear());
  asked.splice(0);
  return { asked, state };
}

const round = () => vi.advanceTimersByTimeAsync(withJitter(20_000));

test("while the operator has problems, one request is sent at a time, each in turn", async () => {
  const { asked } = await openPage({ categories: unreachable, games: kept, balance: unreachable });
  for (let rounds = 0; rounds < 4; rounds += 1) await round();
  expect(asked).toEqual(["categories", "games", "balance", "categories"]);
});

test("once it answers, everything else is fetched once", async () => {
  const answers: Record<keyof typeof calls, Answer> = { categories: unreachable, games: kept, balance: {} };
  const { asked } = await openPage(answers);
  await round();
  Object.assign(answers, { categories: {}, games: {} });
  await round();
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(["categories", "games", "categories"]);
  for (let rounds = 0; rounds < 4; rounds += 1) await round();
  expect(asked).toHaveLength(3);
});

test("a refused read is not repeated, and Retry-After is respected", async () => {
  const waits = { ...unreachable, retryAfterMs: 600_000 };
  const { asked } = await openPage({ categories: { kind: "refused", message: "Hayır" }, games: waits, balance: {} });
  for (let rounds = 0; rounds < 4; rounds += 1) await round();
  expect(asked).toEqual([]);
  for (let rounds = 0; rounds < 40; rounds += 1) await round();
  expect(asked).toContain("games");
  expect(asked).not.toContain("categories");
});

test("a read that found the session expired is repeated once after a refresh", async () => {
  const { asked, state } = await openPage({
    categories: {},
    games: {},
    balance: { kind: "session-expired", message: "" },
  });
  for (let times = 0; times < 3; times += 1) {
    state.set({ kind: "resumable", playerId: "p" });
    state.set({ kind: "signed-in", playerId: "p" });
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(asked).toEqual(["balance"]);
});

test("a read refused by maintenance is repeated once when maintenance ends", async () => {
  linkSession({});
  const { asked } = await openPage({
    categories: { kind: "maintenance", sent: true },
    games: {},
    balance: { kind: "maintenance", sent: false },
  });
  startMaintenance();
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toEqual([]);
  endMaintenance();
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toEqual(["categories", "balance"]);
});

test("a file that failed is asked for again, less and less often, and comes once it is there", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: number[] = [];
  let isThere = false;
  vi.stubGlobal("fetch", () => {
    asked.push(Date.now());
    return Promise.resolve(isThere ? Response.json([]) : new Response("[", { status: 200 }));
  });
  const observer = new QueryObserver(client, dataFileOptions("headerMenu"));
  ends.push(
    observer.subscribe(() => undefined),
    () => client.clear(),
  );
  await vi.advanceTimersByTimeAsync(10);
  ends.push(recoverByItself(client, { state: createStore<SessionState>({ kind: "anonymous" }) }));
  for (let rounds = 0; rounds < 60; rounds += 1) await round();
  const waitsMs = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  expect(waitsMs.length).toBeGreaterThan(3);
  expect(waitsMs.length).toBeLessThan(10);
  // The first waits are one interval each, give or take a timer.
  for (const [index, waitMs] of waitsMs.entries()) expect(waitMs).toBeGreaterThan(0.9 * (waitsMs[index - 1] ?? 0));
  expect(waitsMs.at(-1)).toBeGreaterThan(4 * (waitsMs[0] ?? 0));
  isThere = true;
  for (let rounds = 0; rounds < 30; rounds += 1) await round();
  expect(observer.getCurrentResult().data).toEqual([]);
  const total = asked.length;
  for (let rounds = 0; rounds < 60; rounds += 1) await round();
  expect(asked).toHaveLength(total);
});

test("a file that failed a few seconds before a round is asked for in that round", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let asked = 0;
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return Promise.resolve(asked > 1 ? Response.json([]) : new Response(null, { status: 502 }));
  });
  ends.push(recoverByItself(client, { state: createStore<SessionState>({ kind: "anonymous" }) }), () => client.clear());
  await vi.advanceTimersByTimeAsync(withJitter(20_000) - 5_000);
  const observer = new QueryObserver(client, dataFileOptions("headerMenu"));
  ends.push(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(observer.getCurrentResult().data).toEqual([]);
});
