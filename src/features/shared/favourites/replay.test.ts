import { afterEach, expect, test, vi } from "vitest";
import type { Reply } from "../../../client/testing/operator.ts";
import { openTabs } from "./testing/tabs.ts";
import { openWorker } from "./testing/worker.ts";

afterEach(() => vi.unstubAllGlobals());

const row = (id: string, mode = "insert") => ({ player: "first", type: "casino", id, mode });

/** A page whose player changed two favourites without a network. */
async function openWaiting(answer?: (method: string) => Reply | undefined) {
  const worker = openWorker([row("1"), row("2")]);
  const { openPage, device } = openTabs(worker);
  return { worker, device, openPage, page: await openPage(answer) };
}

test("what was changed without a network is sent in its order, and waits no more", async () => {
  const { page, worker } = await openWaiting();
  expect(await page.replay()).toEqual([{ kind: "done", mode: "insert" }, { kind: "done", mode: "insert" }]);
  expect(page.sent).toEqual(["insert 1 as A", "insert 2 as A"]);
  expect(page.shown()).toEqual([]);
  expect(worker.rows).toEqual([]);
});

test("two tabs that begin at once, and hear of each other, send it once", async () => {
  const { page, openPage, worker } = await openWaiting();
  const other = await openPage();
  worker.onChange = () => [page, other].forEach((tab) => void tab.readQueue());
  await Promise.all([page.replay(), other.replay()]);
  expect([...page.sent, ...other.sent]).toEqual(["insert 1 as A", "insert 2 as A"]);
});

test("with another player signed in meanwhile it ends: what is left is not theirs, and neither is the news", async () => {
  const { page, worker } = await openWaiting((method) => {
    if (method === "favorites") page.logIn("second");
    return undefined;
  });
  expect(await page.replay()).toEqual([{ kind: "another-player" }]);
  expect(page.sent).toEqual(["insert 1 as A"]);
  expect(page.shown()).toEqual([]);
  expect(worker.rows).toContainEqual(row("2"));
});

test("not even the first goes out as another player, who came while the session was being refreshed", async () => {
  const { page } = await openWaiting((method) => {
    if (method === "ping") page.logIn("second");
    return undefined;
  });
  expect(await page.replay()).toEqual([{ kind: "another-player" }]);
  expect(page.sent).toEqual([]);
});

test("what the operator refuses is taken back with its message, and the others are sent", async () => {
  let refused = false;
  const { page, worker } = await openWaiting((method) => {
    if (method !== "favorites" || refused) return undefined;
    refused = true;
    return { body: { result: false, message: "Favori listeniz dolu", data: null } };
  });
  expect(await page.replay()).toEqual([
    { kind: "failed", message: "Favori listeniz dolu" },
    { kind: "done", mode: "insert" },
  ]);
  expect(page.shown()).toEqual([]);
  expect(worker.rows).toEqual([]);
});

test.each([
  ["nothing answers", { status: 502 }],
  ["the site is under maintenance", { body: { result: false, message: "This site is under maintenance", data: null } }],
])("where %s it goes on waiting", async (_what, reply) => {
  const { page, worker } = await openWaiting((method) => (method === "favorites" ? reply : undefined));
  expect(await page.replay()).toEqual([{ kind: "waiting", taken: true }]);
  expect(page.shown()).toEqual(["+1?", "+2?"]);
  expect(worker.rows).toEqual([row("1"), row("2")]);
});

test("changed once more while it is on its way, it is sent once more", async () => {
  const { page, worker } = await openWaiting((method) => {
    if (method === "favorites" && page.sent.length === 1) page.setUnderWay({ type: "casino", id: "1", mode: "delete" });
    return undefined;
  });
  expect(await page.replay()).toEqual([{ kind: "done", mode: "delete" }, { kind: "done", mode: "insert" }]);
  expect(page.sent).toEqual(["insert 1 as A", "delete 1 as A", "insert 2 as A"]);
  expect(worker.rows).toEqual([]);
});

test("what another tab put in its place meanwhile is sent after it", async () => {
  const { page, worker } = await openWaiting((method) => {
    if (method === "favorites" && page.sent.length === 1) worker.rows = [row("2"), row("1", "delete")];
    return undefined;
  });
  await page.replay();
  expect(page.sent).toEqual(["insert 1 as A", "insert 2 as A", "delete 1 as A"]);
  expect(worker.rows).toEqual([]);
});

test("what a full device cannot take out of the queue is sent once all the same", async () => {
  const { page, worker } = await openWaiting();
  worker.isFull = true;
  await page.replay();
  await page.replay();
  expect(page.sent).toEqual(["insert 1 as A", "insert 2 as A"]);
  await page.wait({ type: "casino", id: "1", mode: "insert" });
  await page.replay();
  expect(page.sent).toEqual(["insert 1 as A", "insert 2 as A", "insert 1 as A"]);
});
