import { environmentManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { casinoGamesList } from "../contract/casino.ts";
import { casinoProviderList } from "../contract/game-players.ts";
import { cmsGetPromotions } from "../contract/cms.ts";
import { financeCheckBalance, financeSaveBankTransfer } from "../contract/finance.ts";
import { financeListCategories } from "../contract/finance-history.ts";
import { language } from "../ui/preferences.ts";
import { callsUnderWay } from "./call.ts";
import { readOptions } from "./query.ts";
import { shouldRetry } from "./retry.ts";
import { openClient, success } from "../testing/client.ts";
import type { Reply } from "../testing/operator.ts";

// Without a window, Query takes this for a server and does not poll.
environmentManager.setIsServer(() => false);

const first = { limit: 10, offset: 0 };

describe("what the persisted cache may keep", () => {
  test.each([
    ["content", readOptions(cmsGetPromotions, {}), "public"],
    ["a list's first page", readOptions(casinoGamesList, first), "public"],
    ["a later page", readOptions(casinoGamesList, { limit: 10, offset: 10 }), false],
    ["a player's favourites", readOptions(casinoGamesList, { ...first, favorites: true }), false],
    ["what only players may see", readOptions(casinoProviderList, first), false],
    ["a balance", readOptions(financeCheckBalance, {}), false],
    ["a balance that the player may see offline", readOptions(financeCheckBalance, {}, { persist: true }), "player"],
    ["a player's result whose policy is never", readOptions(financeListCategories, {}, { persist: true }), false],
    ["what a feature keeps out", readOptions(cmsGetPromotions, {}, { persist: false }), false],
  ])("%s: %#", (_, options, persist) => {
    expect(options.meta).toMatchObject({ persist });
  });
});

test("a write cannot be a query", () => {
  const data = { methodID: "1", amount: "1.00" };
  expect(() => readOptions(financeSaveBankTransfer, data)).toThrow(TypeError);
});

test("results are separate per language, and the player's per player", async () => {
  onTestFinished(() => language.set("tr"));
  let player: string | undefined = "7";
  await openClient(() => success([]), { playerId: () => player });
  const keys = () => [
    readOptions(casinoGamesList, first).queryKey,
    readOptions(casinoGamesList, { ...first, favorites: true }).queryKey,
  ];
  expect(keys()).toEqual([
    ["casino", "games_list", "tr", first],
    ["casino", "games_list", "tr", { ...first, favorites: true }, "7"],
  ]);
  language.set("en");
  player = "8";
  expect(keys().map((key) => [key[2], key[4]])).toEqual([
    ["en", undefined],
    ["en", "8"],
  ]);
});

test("a query uses the language of its key, even if the interface's has changed", async () => {
  onTestFinished(() => language.set("tr"));
  const { productCalls } = await openClient(() => success([]));
  const options = readOptions(casinoGamesList, first);
  language.set("en");
  await new QueryClient().query(options);
  expect(productCalls()[0]?.body).toMatchObject({ data: { Lang: "tr" } });
});

test("only the first load shows the loading bar", async () => {
  await openClient(() => success([]));
  const counts: number[] = [];
  callsUnderWay.subscribe(() => counts.push(callsUnderWay.get()));
  const client = new QueryClient();
  const options = readOptions(casinoGamesList, first);
  await client.query(options);
  expect(counts).toEqual([1, 0]);
  await client.query({ ...options, staleTime: 0 });
  expect(counts).toEqual([1, 0]);
});

test("a first read is retried three times, a refetch never", async () => {
  let reply: Reply = { status: 502 };
  const { productCalls } = await openClient(() => reply);
  const client = new QueryClient({ defaultOptions: { queries: { retry: shouldRetry, retryDelay: 0 } } });
  const options = { ...readOptions(casinoGamesList, first), staleTime: 0 };
  await expect(client.query(options)).rejects.toThrow("HTTP 502");
  expect(productCalls()).toHaveLength(4);
  reply = success([]);
  await client.query(options);
  reply = { status: 502 };
  await expect(client.query(options)).rejects.toThrow("HTTP 502");
  expect(productCalls()).toHaveLength(6);
});

test("what is on the screen is asked for again once it is no longer fresh, unless that failed", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  let reply = success([]);
  const { productCalls } = await openClient(() => reply, { playerId: () => "7" });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const leaves = [1, 2].map(() => new QueryObserver(client, readOptions(financeCheckBalance, {})).subscribe(() => {}));
  const asked = async (afterMs: number) => {
    vi.advanceTimersByTime(afterMs);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    return productCalls().length;
  };
  expect([await asked(0), await asked(14_000), await asked(1_000), await asked(14_000)]).toEqual([1, 1, 2, 2]);
  reply = { status: 502 };
  expect([await asked(1_000), await asked(60_000)]).toEqual([3, 3]);
  for (const leave of leaves) leave();
});
