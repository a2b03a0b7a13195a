import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropHeld } from "../../client/kept-answers.ts";
import { storageArea } from "../../platform/testing/storage-area.ts";
import { persistedCacheKey, playersCacheKey } from "../../platform/private-storage.ts";
import { restoreAndPersist } from "./persister.ts";

const player: { id: string | undefined } = { id: undefined };
vi.mock("../../session/app-session.ts", () => ({ session: { playerId: () => player.id } }));

let page: EventTarget & { hidden: boolean };
beforeEach(() => {
  vi.useFakeTimers();
  player.id = undefined;
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  dropHeld(persistedCacheKey);
  dropHeld(playersCacheKey);
});

/** A page that persists into `storage`. */
function openPage(storage: Storage = storageArea()) {
  const client = new QueryClient();
  restoreAndPersist(client, storage);
  const receive = (name: string, data: unknown, persist: true | "player" = true) => {
    const queryKey = persist === "player" ? [name, player.id] : [name];
    return client.fetchQuery({ queryKey, queryFn: () => data, meta: { persist } });
  };
  const leave = () => {
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { client, storage, receive, leave, stored: () => storage.getItem(persistedCacheKey) };
}

it("stores answers two seconds after they arrived", async () => {
  const { receive, stored } = openPage();
  await receive("slides", ["Lale"]);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(stored()).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(stored()).toContain("Lale");
});

it("stores them at once when the page is left", async () => {
  const { receive, leave, stored } = openPage();
  await receive("slides", ["Lale"]);
  leave();
  expect(stored()).toContain("Lale");
});

it("does not bring back what the player has cleared", async () => {
  const { receive, leave, storage } = openPage();
  await receive("slides", ["Lale"]);
  await vi.advanceTimersByTimeAsync(2_000);
  await receive("games", ["Nar"]);
  storage.clear();
  leave();
  expect(storage.length).toBe(0);
});

it("stores nothing of a player whose session has ended, nor for the next one", async () => {
  player.id = "deniz";
  const { receive, leave, storage } = openPage();
  await receive("balance", ["5.00"], "player");
  player.id = undefined;
  leave();
  expect(storage.getItem(playersCacheKey)).toBeNull();
  await receive("slides", ["Lale"]);
  player.id = "ada";
  leave();
  expect(storage.getItem(playersCacheKey)).not.toContain("5.00");
});

it("stores what fits when the browser has little room", async () => {
  const { receive, leave, stored } = openPage(storageArea(20_000));
  await receive("old", ["a".repeat(30_000)]);
  await vi.advanceTimersByTimeAsync(10);
  await receive("new", ["b".repeat(5_000)]);
  leave();
  expect(stored()).toContain("bbb");
  expect(stored()).not.toContain("aaa");
});
