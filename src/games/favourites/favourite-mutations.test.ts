import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { type Answer, openTabs } from "./testing/tabs.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const hoursMs = 60 * 60 * 1000;
const refused = { body: { result: false, message: "Favori listeniz dolu", data: null } };
const listOf = (...ids: string[]) => ({ body: { result: true, message: "", data: ids.map((id) => ({ type: "casino", id })) } });
const key = (id: string) => `karo.player.favourite.casino ${id}`;
const entry = (id: string, more: object = {}) =>
  JSON.stringify({ player: "first", type: "casino", id, mode: "insert", at: Date.now() - hoursMs, attempts: 0, ...more });
const failedText = "Favori değişikliğiniz kaydedilemedi. Birazdan tekrar deneyin.";

test("made online it is sent at once, and nothing is left on the device", async () => {
  const { openPage, kept } = openTabs();
  const page = await openPage();
  page.press("1");
  expect(page.shown()).toEqual(["+1"]);
  await page.settled();
  expect(page.sent).toEqual(["insert 1 as A"]);
  expect(page.told()).toEqual(["Favorilere Başarıyla Eklendi"]);
  expect(kept()).toEqual([]);
});

test("made offline it waits with a message, and is sent when the network is back", async () => {
  const { openPage, setOnline, kept } = openTabs();
  setOnline(false);
  const page = await openPage();
  page.press("1");
  page.press("2", "delete");
  expect(page.told()).toEqual(["Çevrim dışısınız: bağlantı gelince kaydedilecek"]);
  expect(kept()).toEqual([key("1"), key("2")]);
  expect(page.sent).toEqual([]);
  setOnline(true);
  await page.settled();
  expect(page.sent.sort()).toEqual(["delete 2 as A", "insert 1 as A"]);
  expect(kept()).toEqual([]);
});

test("a change of an earlier visit shows at once and is sent, if it is this player's", async () => {
  const { openPage } = openTabs({ [key("1")]: entry("1"), [key("2")]: entry("2", { player: "second" }) });
  const page = await openPage();
  expect(page.shown()).toEqual(["+1"]);
  await page.settled();
  expect(page.sent).toEqual(["insert 1 as A"]);
});

test("without storage the player is told to keep the page open", async () => {
  const { openPage, setOnline, storage } = openTabs();
  setOnline(false);
  const page = await openPage();
  vi.spyOn(storage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  page.press("1");
  expect(page.told()).toEqual(["Çevrim dışısınız: bu sayfa açık kalırsa bağlantı gelince kaydedilecek"]);
  setOnline(true);
  await page.settled();
  expect(page.sent).toEqual(["insert 1 as A"]);
});

test("reverted offline, nothing is left to send", async () => {
  const { openPage, setOnline, kept } = openTabs();
  setOnline(false);
  const page = await openPage();
  page.press("1", "insert", false);
  page.press("1", "delete", false);
  expect(page.shown()).toEqual([]);
  expect(kept()).toEqual([]);
});

test("pressed repeatedly while the first change is in flight, only the final state is sent after it", async () => {
  let answer = () => {};
  const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
  const { openPage } = openTabs();
  const page = await openPage((asked) => (asked === "insert 1" ? held : undefined));
  page.press("1", "insert", false);
  await vi.waitFor(() => expect(page.sent).toHaveLength(1));
  page.press("1", "delete", false);
  page.press("1", "insert", false);
  page.press("1", "delete", false);
  answer();
  await page.settled();
  expect(page.sent).toEqual(["insert 1 as A", "delete 1 as A"]);
});

test("a refused change is reverted with its message, and others are sent", async () => {
  const { openPage, kept } = openTabs({ [key("1")]: entry("1"), [key("2")]: entry("2") });
  const page = await openPage((asked) => (asked === "insert 1" ? refused : undefined));
  await page.settled();
  expect(page.sent.sort()).toEqual(["insert 1 as A", "insert 2 as A"]);
  expect(page.told()).toContain("Favori listeniz dolu");
  expect(kept()).toEqual([]);
});

test("a failing change is dropped after three attempts, locks nothing, and does not delay others", async () => {
  const { openPage, kept, waits } = openTabs();
  const page = await openPage((asked) => (asked === "insert 1" ? { status: 500 } : undefined));
  page.press("1");
  page.press("2");
  await page.settled();
  expect(page.sent.filter((one) => one === "insert 1 as A")).toHaveLength(3);
  expect(page.sent.indexOf("insert 2 as A")).toBeLessThan(2);
  expect(page.told()).toContain(failedText);
  expect(page.errorLock.get()).toBe(false);
  expect(kept()).toEqual([]);
  const between = waits.filter((wait) => wait >= 2500 && wait <= 30_000);
  expect(between).toHaveLength(2);
});

test("a hanging change does not delay the page's reads when the network is back", async () => {
  const { openPage, setOnline } = openTabs();
  setOnline(false);
  let answer = () => {};
  const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
  const page = await openPage((asked) => (asked === "insert 1" ? held : undefined));
  page.press("1");
  let reads = 0;
  const observer = new QueryObserver(page.queryClient, {
    queryKey: ["read"],
    queryFn: () => (reads += 1),
    networkMode: "always",
    refetchOnReconnect: "always",
  });
  onTestFinished(observer.subscribe(() => {}));
  await vi.waitFor(() => expect(reads).toBe(1));
  setOnline(true);
  await vi.waitFor(() => expect(page.sent).toHaveLength(1));
  await vi.waitFor(() => expect(reads).toBe(2));
  expect(page.shown()).toEqual(["+1"]);
  answer();
  await page.settled();
});

test("the next attempt respects Retry-After", async () => {
  const { openPage, waits } = openTabs();
  const page = await openPage((asked) => (asked === "insert 1" ? { status: 503, headers: { "Retry-After": "100" } } : undefined));
  page.press("1");
  await page.settled();
  expect(waits.filter((wait) => wait === 100_000)).toHaveLength(2);
});

test("attempts of earlier visits count", async () => {
  const { openPage } = openTabs({ [key("1")]: entry("1", { attempts: 2 }) });
  const page = await openPage((asked) => (asked === "insert 1" ? { status: 502 } : undefined));
  await page.settled();
  expect(page.sent).toEqual(["insert 1 as A"]);
  expect(page.told()).toEqual([failedText]);
});

test("a change that waited for more than a day is dropped with a message", async () => {
  const { openPage, kept } = openTabs({ [key("1")]: entry("1", { at: Date.now() - 25 * hoursMs }) });
  const page = await openPage();
  await page.settled();
  expect(page.sent).toEqual([]);
  expect(page.told()).toEqual(["Favori değişikliğiniz bir gün içinde gönderilemediği için kaydedilmedi."]);
  expect(kept()).toEqual([]);
});

test.each<[string, ReturnType<Answer>]>([
  ["is cut off", { body: "{", cut: true }],
  ["is a gateway's", { status: 504 }],
  ["refuses what an earlier attempt did", refused],
])("an answer that %s is checked in the operator's list, and not called a failure", async (_what, reply) => {
  const { openPage } = openTabs();
  const page = await openPage((asked) => {
    if (asked === "list") return listOf("1");
    return asked === "insert 1" ? reply : undefined;
  });
  page.press("1");
  await page.settled();
  expect(page.sent).toEqual(["insert 1 as A"]);
  expect(page.told()).toEqual(["Favorilere Başarıyla Eklendi"]);
});

test("nothing is sent as another player, even one who signed in while the session was being refreshed", async () => {
  const { openPage } = openTabs({ [key("1")]: entry("1") });
  const page = await openPage((asked) => {
    if (asked === "ping") page.logIn("second");
    return undefined;
  });
  await page.settled();
  expect(page.sent).toEqual([]);
  expect(page.told()).toEqual([]);
});

test("two tabs send it once, and both stop showing it as waiting", async () => {
  const { openPage, setOnline } = openTabs();
  setOnline(false);
  const page = await openPage();
  const other = await openPage();
  page.press("1");
  other.hear(key("1"));
  expect(other.shown()).toEqual(["+1"]);
  setOnline(true);
  await Promise.all([page.settled(), other.settled()]);
  expect([...page.sent, ...other.sent]).toEqual(["insert 1 as A"]);
});

test("if localStorage reaches the second tab late, the operator's list corrects it", async () => {
  const { openPage, setOnline, storage } = openTabs();
  setOnline(false);
  let isSaved = false;
  const page = await openPage((asked) => {
    if (asked === "list") return listOf(...(isSaved ? ["1"] : []));
    isSaved = true;
    return undefined;
  });
  const other = await openPage((asked) => (asked === "list" ? listOf(...(isSaved ? ["1"] : [])) : undefined));
  page.press("1");
  other.hear(key("1"));
  vi.spyOn(storage, "removeItem").mockImplementation(() => undefined);
  setOnline(true);
  await Promise.all([page.settled(), other.settled()]);
  expect([...page.sent, ...other.sent]).toEqual(["insert 1 as A"]);
  expect([...page.told(), ...other.told()]).toEqual(expect.arrayContaining(["Favorilere Başarıyla Eklendi"]));
});

test("changed in another tab, only the last change is sent", async () => {
  const { openPage, setOnline } = openTabs();
  setOnline(false);
  const [page, other] = [await openPage(), await openPage()];
  page.press("1");
  other.hear(key("1"));
  vi.useFakeTimers({ now: Date.now() + 1000, toFake: ["Date"] });
  other.press("1", "delete");
  vi.useRealTimers();
  page.hear(key("1"));
  expect(page.shown()).toEqual(["-1"]);
  setOnline(true);
  await Promise.all([page.settled(), other.settled()]);
  expect([...page.sent, ...other.sent]).toEqual(["delete 1 as A"]);
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
  storage.removeItem(key("1"));
  page.hear(key("1"));
  await vi.waitFor(() => expect(page.queryClient.getQueryState(["user", "favorites"])?.isInvalidated).toBe(true));
  setOnline(true);
  await vi.waitFor(() => expect(fetchedOnline).toEqual([true]));
});

test("unreadable stored changes are ignored", async () => {
  const { openPage } = openTabs({ [key("1")]: "{", [key("2")]: entry("2", { mode: "burn" }) });
  const page = await openPage();
  expect(page.shown()).toEqual([]);
});
