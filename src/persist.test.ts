import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storageArea } from "./testing/storage-area.ts";
import { persistedKeys } from "./lib/private-storage.ts";
import { persistQueries } from "./persist.ts";
import { mutate } from "./testing/mutate-stored.ts";

const now = Date.parse("2026-11-22T12:00:00Z");
const hourMs = 3_600_000;

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page of this browser. `player` is who is signed in. */
async function openPage(storage: Storage = storageArea(), player?: string) {
  vi.stubGlobal("localStorage", storage);
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } });
  const persisted = persistQueries(client, player);
  await persisted.restored;
  const receive = (name: string, data: unknown, persist: "public" | "player" = "public") =>
    client.fetchQuery({
      queryKey: [name, ...(persist === "player" ? [player] : [])],
      queryFn: () => data,
      meta: { persist },
    });
  const known = () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey[0], state.data]);
  const stored = (area: "public" | "player" = "public") => storage.getItem(persistedKeys[area]);
  return { client, persisted, storage, receive, known, stored };
}

const aSecond = () => vi.advanceTimersByTimeAsync(1_100);

it("an answer is there at the next visit, with its age", async () => {
  const { receive, storage } = await openPage();
  await receive("slides", ["Lale"]);
  await aSecond();
  vi.setSystemTime(now + hourMs);
  const { client } = await openPage(storage);
  expect(client.getQueryState(["slides"])).toMatchObject({ data: ["Lale"], dataUpdatedAt: now, isInvalidated: false });
});

it("each answer has an age of its own: one that is older than a week goes, newer ones stay", async () => {
  const first = await openPage();
  await first.receive("slides", ["Lale"]);
  await aSecond();
  vi.setSystemTime(now + 5 * 24 * hourMs);
  const second = await openPage(first.storage);
  await second.receive("games", ["Nar"]);
  await aSecond();
  vi.setSystemTime(now + 10 * 24 * hourMs);
  expect((await openPage(first.storage)).known()).toEqual([["games", ["Nar"]]]);
});

it("answers of earlier visits that no page asked for stay stored", async () => {
  const first = await openPage();
  await first.receive("slides", ["Lale"]);
  await aSecond();
  const second = await openPage(first.storage);
  await second.receive("games", ["Nar"]);
  await aSecond();
  expect((await openPage(first.storage)).known()).toEqual(
    expect.arrayContaining([
      ["slides", ["Lale"]],
      ["games", ["Nar"]],
    ]),
  );
});

it("a player's restored answers are shown, and stale at once", async () => {
  const { receive, storage } = await openPage(storageArea(), "deniz");
  await receive("balance", "5.00", "player");
  await aSecond();
  const { client } = await openPage(storage, "deniz");
  expect(client.getQueryState(["balance", "deniz"])).toMatchObject({ data: "5.00", isInvalidated: true });
});

it.each([
  ["another player", "ada"],
  ["nobody", undefined],
])("%s gets nothing of a player, and it is removed", async (_who, next) => {
  const { receive, storage } = await openPage(storageArea(), "deniz");
  await receive("balance", "5.00", "player");
  await receive("slides", ["Lale"]);
  await aSecond();
  const { known, stored } = await openPage(storage, next);
  expect(known()).toEqual([["slides", ["Lale"]]]);
  expect(stored("player")).toBeNull();
});

it("after a log-out nothing comes back, also of an answer that arrived in the last moment", async () => {
  const { client, receive, persisted, storage, stored } = await openPage(storageArea(), "deniz");
  const otherTab = await openPage(storage, "deniz");
  await otherTab.receive("history", ["Deniz"], "player");
  await receive("balance", "5.00", "player");
  await aSecond();
  expect(stored("player")).toContain("5.00");
  await receive("profile", "Deniz", "player");
  await otherTab.receive("history", ["Deniz yine"], "player");
  // The other tab learns of the log-out from the session's records.
  for (const { closePlayers } of [persisted, otherTab.persisted]) closePlayers();
  client.removeQueries();
  await receive("late", "Deniz", "player");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(stored("player")).toBeNull();
  expect(stored()).not.toMatch(/deniz|5\.00/i);
});

it("the next player's answers are stored after a log-in on the same page", async () => {
  const { client, persisted, storage, stored } = await openPage(storageArea(), "deniz");
  persisted.closePlayers();
  persisted.openPlayers("ada");
  await vi.advanceTimersByTimeAsync(0);
  await client.fetchQuery({ queryKey: ["balance", "ada"], queryFn: () => "7.00", meta: { persist: "player" } });
  await aSecond();
  expect(stored("player")).toContain("7.00");
  expect((await openPage(storage, "ada")).known()).toEqual([["balance", "7.00"]]);
});

it("a refetch that fails leaves the last success in the storage", async () => {
  const { client, receive, storage } = await openPage();
  await receive("slides", ["Lale"]);
  await client
    .fetchQuery({
      queryKey: ["slides"],
      queryFn: () => Promise.reject(new Error("no network")),
      meta: { persist: "public" },
    })
    .catch(() => {});
  await aSecond();
  const { client: next } = await openPage(storage);
  expect(next.getQueryState(["slides"])).toMatchObject({ data: ["Lale"], status: "success", error: null });
});

it("a list begins with its first page at the next visit, which counts no answer yet", async () => {
  const { receive, storage } = await openPage(storageArea(), "deniz");
  await receive("history", { pages: [["new"], ["old"]], pageParams: [0, 1] }, "player");
  await aSecond();
  const { client } = await openPage(storage, "deniz");
  const restored = { data: { pages: [["new"]], pageParams: [0] }, dataUpdateCount: 0 };
  expect(client.getQueryState(["history", "deniz"])).toMatchObject(restored);
});

it("the oldest answers go when the browser has little room", async () => {
  const { receive, stored } = await openPage(storageArea(20_000));
  await receive("old", "a".repeat(30_000));
  await vi.advanceTimersByTimeAsync(10);
  await receive("new", "b".repeat(5_000));
  await aSecond();
  expect(stored()).toContain("bbb");
  expect(stored()).not.toContain("aaa");
});

it.each([
  ["older than a week", now + 8 * 24 * hourMs],
  ["from the future", now - hourMs],
])("an answer %s is dropped", async (_age, then) => {
  const { receive, storage } = await openPage();
  await receive("slides", ["Lale"]);
  await aSecond();
  vi.setSystemTime(then);
  expect((await openPage(storage)).known()).toEqual([]);
});

it("where storage is forbidden, the page works without it", async () => {
  vi.stubGlobal("localStorage", undefined);
  Object.defineProperty(globalThis, "localStorage", {
    get() {
      throw new DOMException("forbidden", "SecurityError");
    },
  });
  const persisted = persistQueries(new QueryClient(), "deniz");
  await persisted.restored;
  persisted.openPlayers("ada");
  persisted.closePlayers();
});

it("whatever became of the stored text, it is read as written or not at all, and written anew", async () => {
  // The library tells developers what it drops.
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const first = await openPage();
  for (let index = 0; index < 20; index += 1)
    await first.receive(`list ${index}`, [{ id: index, name: "Lale", fee: null }]);
  await aSecond();
  const good = first.stored() ?? "";
  const [sum, json] = [good.slice(0, good.indexOf(" ")), good.slice(good.indexOf(" ") + 1)];
  const whole = first.known();
  const change = fc.record({
    at: fc.array(fc.nat(60), { minLength: 1, maxLength: 9 }),
    replacement: fc.oneof(fc.constant(undefined), fc.constant(null), fc.jsonValue()),
  });
  const changed = fc.array(change, { minLength: 1, maxLength: 8 }).map((changes) => {
    const value = changes.reduce<unknown>(
      (cache, { at, replacement }) => mutate(cache, at, replacement),
      JSON.parse(json),
    );
    return `${sum} ${JSON.stringify(value)}`;
  });
  const cut = fc.nat(good.length - 1).map((length) => good.slice(0, length));
  const foreign = fc.oneof(fc.string(), fc.json());
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 8, arbitrary: changed }, cut, foreign), async (text) => {
      const storage = storageArea();
      storage.setItem(persistedKeys.public, text);
      const { known, receive, stored } = await openPage(storage);
      if (text === good) expect(known()).toHaveLength(whole.length);
      else expect(known()).toEqual([]);
      await receive("slides", ["Lale"]);
      await aSecond();
      expect(stored()).toContain("slides");
    }),
  );
});
