import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import type { Reply } from "../../testing/operator.ts";
import { cachedAtHeader } from "../../lib/cached-at.ts";
import { type Answer, key, listOf, openTabs, refused } from "../../testing/favourite-tabs.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const hoursMs = 60 * 60 * 1000;
const change = (id: string, more: object = {}) => ({
  player: "first",
  type: "casino",
  id,
  mode: "insert",
  at: Date.now() - hoursMs,
  attempts: 0,
  ...more,
});
const earlier = (...changes: object[]) => ({ [key]: JSON.stringify(changes) });
const noMarks = { data: [], message: "", dropped: 0 };
const failedText = "Favori değişikliğiniz kaydedilemedi. Birazdan tekrar deneyin.";

test("made online it is sent at once, and nothing is left on the device", async () => {
  const { openPage, kept } = openTabs();
  const page = await openPage();
  const { queryKey } = page.marks;
  page.queryClient.setQueryData(queryKey, noMarks);
  page.press("1");
  expect(page.shown()).toEqual(["+1"]);
  await page.settled();
  expect(page.sent).toEqual(["insert 1 as A"]);
  expect(page.queryClient.getQueryData(queryKey)).toMatchObject({ data: [{ type: "casino", id: "1" }] });
  expect(page.told()).toEqual(["Favorilere Başarıyla Eklendi"]);
  expect(kept()).toEqual([]);
});

test("the same change can be made again after it was undone", async () => {
  const { openPage } = openTabs();
  const page = await openPage();
  for (const mode of ["insert", "delete", "insert"] as const) {
    page.press("1", mode);
    await page.settled();
  }
  expect(page.sent).toEqual(["insert 1 as A", "delete 1 as A", "insert 1 as A"]);
});

test("made offline it waits with a message, and is sent when the network is back", async () => {
  const { openPage, setOnline, kept } = openTabs();
  setOnline(false);
  const page = await openPage();
  page.press("1");
  page.press("2", "delete");
  expect(page.told()).toEqual(["Çevrim dışısınız: yeniden çevrim içi olduğunuzda kaydedilecek"]);
  expect(kept()).toEqual(["1", "2"]);
  expect(page.sent).toEqual([]);
  setOnline(true);
  await page.settled();
  expect(page.sent.sort()).toEqual(["delete 2 as A", "insert 1 as A"]);
  expect(kept()).toEqual([]);
});

test("a change of an earlier visit shows at once and is sent, if it is this player's", async () => {
  const { openPage } = openTabs(earlier(change("1"), change("2", { player: "second" })));
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
  expect(page.told()).toEqual(["Çevrim dışısınız: bu sayfa açık kalırsa yeniden çevrim içi olduğunuzda kaydedilecek"]);
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

test("reverted offline after an attempt that may have succeeded, the opposite is sent", async () => {
  const { openPage, setOnline } = openTabs();
  const page = await openPage((asked) => {
    if (asked !== "insert 1") return undefined;
    setOnline(false);
    return { status: 504 };
  });
  page.press("1", "insert", false);
  await vi.waitFor(() => expect(page.paused()).toBe(1));
  page.press("1", "delete", false);
  expect(page.shown()).toEqual(["-1"]);
  setOnline(true);
  await page.settled();
  expect(page.sent).toEqual(["insert 1 as A", "delete 1 as A"]);
});

test.each<[string, Reply | undefined]>([
  ["succeeds", undefined],
  ["fails", { status: 502 }],
])(
  "pressed repeatedly while the first change is in flight and %s, only the final state is sent after it",
  async (_how, reply) => {
    let answer = () => {};
    const held = new Promise<Reply | undefined>((resolve) => (answer = () => resolve(reply)));
    const { openPage, kept } = openTabs();
    const page = await openPage((asked) => (asked === "insert 1" ? held : undefined));
    page.press("1", "insert", false);
    await vi.waitFor(() => expect(page.sent).toHaveLength(1));
    page.press("1", "delete", false);
    page.press("1", "insert", false);
    page.press("1", "delete", false);
    page.press("2");
    await vi.waitFor(() => expect(page.told()).toHaveLength(1));
    expect(page.sent).toEqual(["insert 1 as A", "insert 2 as A"]);
    answer();
    await page.settled();
    expect(page.sent.slice(2)).toEqual(["delete 1 as A"]);
    expect(page.told()).toEqual(["Favorilere Başarıyla Eklendi", "Favorilere Başarıyla Kaldırıldı"]);
    expect(kept()).toEqual([]);
  },
);

test("a refused change is reverted with its message, and others are sent", async () => {
  const { openPage, kept } = openTabs(earlier(change("1"), change("2")));
  const page = await openPage((asked) => (asked === "insert 1" ? refused : undefined));
  await page.settled();
  expect(page.sent.sort()).toEqual(["insert 1 as A", "insert 2 as A"]);
  expect(page.told()).toContain("Favori listeniz dolu");
  expect(kept()).toEqual([]);
});

test("a refusal is shown as long as the operator's other short messages", async () => {
  const { openPage } = openTabs();
  const page = await openPage((asked) => (asked === "insert 1" ? refused : undefined));
  page.press("1");
  await page.settled();
  expect(page.told()).toEqual(["Favori listeniz dolu"]);
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
  await vi.waitFor(() => expect([reads, page.queryClient.isFetching()]).toEqual([1, 0]));
  setOnline(true);
  await vi.waitFor(() => expect(page.sent).toHaveLength(1));
  await vi.waitFor(() => expect(reads).toBe(2));
  expect(page.shown()).toEqual(["+1"]);
  answer();
  await page.settled();
});

test("the next attempt respects Retry-After", async () => {
  const { openPage, waits } = openTabs();
  const page = await openPage((asked) =>
    asked === "insert 1" ? { status: 503, headers: { "Retry-After": "100" } } : undefined,
  );
  page.press("1");
  await page.settled();
  expect(waits.filter((wait) => wait === 100_000)).toHaveLength(2);
});

test("attempts of earlier visits count", async () => {
  const { openPage } = openTabs(earlier(change("1", { attempts: 2 })));
  const page = await openPage((asked) => (asked === "insert 1" ? { status: 502 } : undefined));
  await page.settled();
  expect(page.sent).toEqual(["insert 1 as A"]);
  expect(page.told()).toEqual([failedText]);
});

test("a change that waited for more than a day is dropped with a message", async () => {
  const { openPage, kept } = openTabs(earlier(change("1", { at: Date.now() - 25 * hoursMs })));
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
  const { openPage } = openTabs(earlier(change("1")));
  const page = await openPage((asked) => {
    if (asked === "ping") page.logIn("second");
    return undefined;
  });
  await page.settled();
  expect(page.sent).toEqual([]);
  expect(page.told()).toEqual([]);
});

test("an answer that arrives when another player is signed in says nothing and changes no marks", async () => {
  const { openPage } = openTabs();
  const page = await openPage((asked) => {
    if (asked === "insert 1") page.logIn("second");
    return undefined;
  });
  page.queryClient.setQueryData(page.marks.queryKey, noMarks);
  page.press("1");
  await page.settled();
  expect(page.sent).toEqual(["insert 1 as A"]);
  expect(page.told()).toEqual([]);
  expect(page.queryClient.getQueryData(page.marks.queryKey)).toMatchObject({ data: [] });
});

test("what cannot be sent because the site is locked does not count as an attempt", async () => {
  const { openPage, waits } = openTabs();
  const page = await openPage();
  page.setErrorLock();
  page.press("1");
  await vi.waitFor(() => expect(waits.length).toBeGreaterThan(5));
  page.liftErrorLock();
  await page.settled();
  expect(page.sent).toEqual(["insert 1 as A"]);
  expect(page.told()).toEqual(["Favorilere Başarıyla Eklendi"]);
});

test("the worker's copy of the list, which may date from before the change, does not count as the operator's", async () => {
  const { openPage } = openTabs();
  const copy = { ...listOf("1"), headers: { [cachedAtHeader]: new Date().toISOString() } };
  const page = await openPage((asked) => {
    if (asked === "list") return copy;
    return asked === "insert 1" ? { status: 502 } : undefined;
  });
  page.press("1");
  await page.settled();
  expect(page.told()).toEqual([failedText]);
});

test.each(["{", JSON.stringify([change("1", { mode: "burn" })])])(
  "an unreadable stored text, %s, is ignored",
  async (text) => {
    const { openPage } = openTabs({ [key]: text });
    const page = await openPage();
    expect(page.shown()).toEqual([]);
  },
);
