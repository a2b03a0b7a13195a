import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPushOwner, readPushOwner, writePushOwner } from "../../lib/push-owner.ts";
import { endReasons } from "../../session/core.ts";
import { wipeDevice } from "./wipe-device.ts";

/** The names of what the browser still stores of a player. */
async function left(): Promise<string[]> {
  const databases = await indexedDB.databases();
  const names = [
    ...databases.map(({ name }) => name ?? ""),
    ...(await caches.keys()),
    ...Object.keys({ ...localStorage, ...sessionStorage }),
  ];
  return names.filter((name) => name.startsWith("karo.p"));
}

beforeEach(async () => {
  localStorage.setItem("karo.player.played", "mine");
  sessionStorage.setItem("karo.player.note", "mine");
  localStorage.setItem("karo.public", "everybody's");
  await caches.open("karo.player.answers");
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open("karo.player.notes");
    opening.addEventListener("success", () => {
      opening.result.close();
      resolve();
    });
  });
  await writePushOwner({
    player: "p1",
    endpoint: "https://push.example/1",
    topics: ["deposit"],
    language: "tr",
    signedIn: true,
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  await forgetPushOwner();
});

test.each(endReasons)("%s: nothing of the player is left in the browser", async (reason) => {
  const clearBadge = vi.fn(async () => {});
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator) as Navigator, { clearAppBadge: clearBadge }));
  expect(await left()).toHaveLength(5);
  await wipeDevice(reason);
  vi.unstubAllGlobals();
  expect(await left()).toEqual(["karo.public"]);
  expect(clearBadge).toHaveBeenCalledOnce();
});

test("after a log-out this device gets no more messages for the player; after an expired session they hide what they say", async () => {
  await wipeDevice("expired");
  expect(await readPushOwner()).toMatchObject({ player: "p1", signedIn: false });
  await wipeDevice("logged-out");
  expect(await readPushOwner()).toBeUndefined();
});
