import { beforeEach, expect, test, vi } from "vitest";
import { openBrowser } from "../../testing/browser.ts";

const nowMs = Date.parse("2026-11-21T12:00:00Z");
const today = { id: "m1", createdAt: "2026-11-21T09:00:00Z" };
const lastMonth = { id: "m2", createdAt: "2026-10-21T09:00:00Z" };

beforeEach(() => {
  vi.useFakeTimers({ now: nowMs, toFake: ["Date"] });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const load = async (stored = {}) => {
  const browser = openBrowser(stored);
  const marks = await browser.newTab().open(() => import("./read-marks.ts"));
  const isUnread = (player: string, item: typeof today) =>
    marks.isUnread(item, marks.marksOf(player, marks.storedMarks.get(), nowMs));
  return { ...browser, ...marks, isUnreadFor: isUnread };
};

test("a device without marks counts what is older than a week as read", async () => {
  const { isUnreadFor } = await load();
  expect([isUnreadFor("ayse", today), isUnreadFor("ayse", lastMonth)]).toEqual([true, false]);
});

test("what was read stays read on this device, whatever arrives later", async () => {
  const { isUnreadFor, markRead, storage } = await load();
  markRead("ayse", ["m1"]);
  expect(isUnreadFor("ayse", today)).toBe(false);
  // A deposit that was made before and is cancelled only now.
  expect(isUnreadFor("ayse", { id: "d9", createdAt: "2026-11-20T09:00:00Z" })).toBe(true);
  expect(Object.keys(JSON.parse(storage.getItem("karo.player.read-notifications") ?? ""))).toEqual([
    "player",
    "since",
    "read",
  ]);
});

test("the marks of one player say nothing about the next", async () => {
  const { isUnreadFor, markRead } = await load();
  markRead("ayse", ["m1"]);
  expect(isUnreadFor("mehmet", today)).toBe(true);
  markRead("mehmet", ["m5"]);
  expect(isUnreadFor("ayse", today)).toBe(true);
});

test.each(["", "{", "[]", '{"player":"ayse"}'])("stored %j counts as no marks", async (text) => {
  const { isUnreadFor } = await load({ "karo.player.read-notifications": text });
  expect(isUnreadFor("ayse", today)).toBe(true);
});

test("only the latest 500 ids are stored", async () => {
  const { markRead, storedMarks } = await load();
  markRead(
    "ayse",
    Array.from({ length: 600 }, (_, index) => `d${index}`),
  );
  expect(storedMarks.get()?.read.length).toBe(500);
  expect(storedMarks.get()?.read.at(-1)).toBe("d599");
});
