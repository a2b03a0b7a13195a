import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { type Answer, key, listOf, openTabs, refused } from "../../testing/favourite-tabs.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

/**
 * Two pages of one operator, both with the list of favourite games on screen. The operator refuses to add one twice, and
 * carries out changes only after `release`, if `isHeld`.
 */
async function openTwoPages({ before = [], isHeld = false }: { before?: string[]; isHeld?: boolean } = {}) {
  const tabs = openTabs();
  const favourites = new Set(before);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  if (!isHeld) release();
  const answer: Answer = async (asked) => {
    const [mode, id = ""] = asked.split(" ");
    if (mode === "list") return listOf(...favourites);
    if (mode === "ping") return undefined;
    await held;
    if (mode === "insert" && favourites.has(id)) return refused;
    if (mode === "insert") favourites.add(id);
    else favourites.delete(id);
    return undefined;
  };
  const open = async () => {
    const page = await tabs.openPage(answer);
    const marks = new QueryObserver(page.queryClient, page.marks);
    onTestFinished(marks.subscribe(() => {}));
    await vi.waitFor(() => expect(marks.getCurrentResult().isSuccess).toBe(true));
    return { ...page, marked: () => marks.getCurrentResult().data?.data.map(({ id }) => id) };
  };
  return { ...tabs, favourites, release, page: await open(), other: await open() };
}

test("a change that two tabs send ends in both as the operator has it, and neither calls it a failure", async () => {
  const { page, other, favourites, release, setOnline, kept } = await openTwoPages({ isHeld: true });
  setOnline(false);
  page.press("1");
  other.hear(key);
  expect(other.shown()).toEqual(["+1"]);
  setOnline(true);
  await vi.waitFor(() => expect([...page.sent, ...other.sent]).toEqual(["insert 1 as A", "insert 1 as A"]));
  // The lists that the reconnect fetches are from before the change. They must not stay on screen.
  await vi.waitFor(() => expect([page, other].some(({ queryClient }) => queryClient.isFetching() > 0)).toBe(false));
  release();
  await Promise.all([page.settled(), other.settled()]);
  expect([...favourites]).toEqual(["1"]);
  await vi.waitFor(() => expect([page.marked(), other.marked()]).toEqual([["1"], ["1"]]));
  expect(kept()).toEqual([]);
  expect([...page.told(), ...other.told()]).toContain("Favorilere Başarıyla Eklendi");
  expect([...page.told(), ...other.told()]).not.toContain("Favori listeniz dolu");
});

test("what another tab is sending is shown and not sent again, and its end is followed", async () => {
  const { page, other } = await openTwoPages();
  page.press("1");
  other.hear(key);
  expect(other.shown()).toEqual(["+1"]);
  await page.settled();
  other.hear(key);
  expect(other.shown()).toEqual([]);
  await vi.waitFor(() => expect(other.marked()).toEqual(["1"]));
  expect([...page.sent, ...other.sent]).toEqual(["insert 1 as A"]);
});

test("changed in another tab, only the last change is sent", async () => {
  const { page, other, favourites, setOnline } = await openTwoPages({ before: ["1"] });
  setOnline(false);
  page.press("1");
  other.hear(key);
  other.press("1", "delete");
  page.hear(key);
  expect(page.shown()).toEqual(["-1"]);
  setOnline(true);
  await Promise.all([page.settled(), other.settled()]);
  expect(new Set([...page.sent, ...other.sent])).toEqual(new Set(["delete 1 as A"]));
  expect([...favourites]).toEqual([]);
  await vi.waitFor(() => expect([page.marked(), other.marked()]).toEqual([[], []]));
});

test("changes that two tabs make at once are both kept", async () => {
  const { page, other, setOnline, kept } = await openTwoPages();
  setOnline(false);
  page.press("1");
  other.press("2");
  expect(kept()).toEqual(["1", "2"]);
});

test("sent by another tab while this one is still offline, the list is fetched once the network is back", async () => {
  const { openPage, setOnline, storage } = openTabs();
  setOnline(false);
  const page = await openPage();
  let fetchedOnline: boolean[] = [];
  const observer = new QueryObserver(page.queryClient, {
    queryKey: ["user", "favorites"],
    queryFn: () => fetchedOnline.push(onlineManager.isOnline()),
    networkMode: "always",
    refetchOnReconnect: "always",
  });
  onTestFinished(observer.subscribe(() => {}));
  page.press("1");
  await vi.waitFor(() => expect(fetchedOnline).toHaveLength(1));
  fetchedOnline = [];
  storage.removeItem(key);
  page.hear(key);
  await vi.waitFor(() => expect(page.queryClient.getQueryState(["user", "favorites"])?.isInvalidated).toBe(true));
  setOnline(true);
  await vi.waitFor(() => expect(fetchedOnline).toEqual([true]));
});
