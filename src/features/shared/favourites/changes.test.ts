import { afterEach, describe, expect, test, vi } from "vitest";
import { openTabs } from "./testing/tabs.ts";
import { openWorker } from "./testing/worker.ts";

afterEach(() => vi.unstubAllGlobals());

const row = (id: string, mode = "insert", player = "first") => ({ player, type: "casino", id, mode });
const change = (id: string, mode: "insert" | "delete" = "insert") => ({ type: "casino", id, mode }) as const;

describe("what waits", () => {
  test("shows at once, and is in the queue when the player is told so", async () => {
    const worker = openWorker();
    const page = await openTabs(worker).openPage();
    const taken = page.wait(change("1"));
    expect(page.shown()).toEqual(["+1?"]);
    expect(await taken).toBe(true);
    expect(worker.rows).toEqual([row("1")]);
    expect(page.shown()).toEqual(["+1?"]);
  });

  test("in one tab waits in the others", async () => {
    const { openPage } = openTabs(openWorker());
    const [page, other] = [await openPage(), await openPage()];
    await page.wait(change("1"));
    await other.readQueue();
    expect(other.shown()).toEqual(["+1?"]);
  });

  test("is known to whoever asked, also when the page asks again meanwhile", async () => {
    const worker = openWorker();
    const page = await openTabs(worker).openPage();
    worker.rows = [row("1")];
    const asking = page.readQueue();
    void page.readQueue();
    await asking;
    expect(page.shown()).toEqual(["+1?"]);
  });

  test("shows as the page opens again, before the worker has replied", async () => {
    const worker = openWorker();
    const { openPage } = openTabs(worker);
    await (await openPage()).wait(change("1", "delete"));
    worker.replies = false;
    expect((await openPage()).shown()).toEqual(["-1?"]);
  });

  test("shows no longer once the worker says that it does not wait", async () => {
    const worker = openWorker();
    const { openPage } = openTabs(worker);
    await (await openPage()).wait(change("1"));
    worker.rows = [];
    const page = await openPage();
    await page.readQueue();
    expect(page.shown()).toEqual([]);
  });

  test("taken back waits no more, nor does it come back with a reply that is on its way", async () => {
    const worker = openWorker([row("1"), row("2")]);
    const page = await openTabs(worker).openPage();
    await page.readQueue();
    const asking = page.readQueue();
    page.settle(change("1"));
    const shown = [page.shown()];
    page.changes.subscribe(() => shown.push(page.shown()));
    await asking;
    expect(new Set(shown.flat())).toEqual(new Set(["+2?"]));
    expect(worker.rows).toEqual([row("2")]);
  });

  test("is nothing to the next player, and is noted nowhere once they are out", async () => {
    const { openPage, storage } = openTabs(openWorker([row("9", "insert", "second")]));
    const page = await openPage();
    await page.wait(change("1"));
    const noted = () => storage.getItem("karo.player.favourites.waiting");
    expect(noted()).toContain('"1"');
    page.logOut();
    expect(page.shown()).toEqual([]);
    expect(noted()).toBeNull();
    page.logIn("second");
    await page.readQueue();
    expect(page.shown()).toEqual(["+9?"]);
  });
});

describe("without a worker", () => {
  test("it waits in the page, which says so, and is handed to the first worker that takes over", async () => {
    const { openPage, device } = openTabs();
    const page = await openPage();
    expect(await page.wait(change("1"))).toBe(false);
    expect(page.shown()).toEqual(["+1?"]);
    const worker = openWorker();
    device.serviceWorker.takeOver(worker);
    await page.readQueue();
    expect(worker.rows).toEqual([row("1")]);
    expect(page.shown()).toEqual(["+1?"]);
  });

  test("it is sent from the page once there is a network", async () => {
    const page = await openTabs().openPage();
    await page.wait(change("1"));
    expect(await page.replay()).toEqual([{ kind: "done", mode: "insert" }]);
    expect(page.sent).toEqual(["insert 1 as A"]);
    expect(page.shown()).toEqual([]);
  });
});
