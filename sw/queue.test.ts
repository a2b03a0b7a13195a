import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PageMessage, WaitingChange } from "../src/lib/worker-messages.ts";

/** Cache Storage, as far as the worker uses it here: the one text of each cache. */
const device = { texts: new Map<string, string>(), full: false };
vi.stubGlobal("caches", {
  keys: async () => [...device.texts.keys()],
  delete: async (name: string) => device.texts.delete(name),
  open: async (name: string) => ({
    match: async () => (device.texts.has(name) ? new Response(device.texts.get(name)) : undefined),
    put: async (_key: string, response: Response) => {
      if (device.full) throw new DOMException("full", "QuotaExceededError");
      device.texts.set(name, await response.text());
    },
  }),
});
const events = new EventTarget();
const page = (visibilityState: string) => ({ visibilityState, heard: [] as string[] });
let pages: ReturnType<typeof page>[] = [];
/** Background Sync; not a mock of Vitest's, which would take note of what it rejects with. */
const sync = { tags: [] as string[], isAllowed: true };
const register = async (tag: string) => {
  sync.tags.push(tag);
  if (!sync.isAllowed) throw new DOMException("denied", "NotAllowedError");
};
vi.stubGlobal("self", {
  addEventListener: events.addEventListener.bind(events),
  clients: {
    matchAll: async () =>
      pages.map(({ visibilityState, heard }) => ({
        visibilityState,
        postMessage: ({ type }: { type: string }) => heard.push(type),
      })),
  },
  registration: { sync: { register } },
});
vi.stubGlobal("location", new URL("https://site.example"));
// As it is built: without workbox's talk.
vi.stubEnv("NODE_ENV", "production");

const { deleteOtherCaches } = await import("./cache-names.ts");
const { answerPages } = await import("./messages.ts");
const { replayWhenOnline } = await import("./queue.ts");
answerPages();
replayWhenOnline();

/** Dispatches to the worker; resolves once it is through with it. */
async function dispatch(type: string, more: object = {}): Promise<void> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (one: Promise<unknown>) => work.push(one);
  events.dispatchEvent(Object.assign(new Event(type), { waitUntil }, more));
  await Promise.all(work);
}

/** What the worker replies to a page. */
async function say(data: PageMessage): Promise<unknown> {
  const replies: unknown[] = [];
  await dispatch("message", { data, ports: [{ postMessage: (reply: unknown) => replies.push(reply) }] });
  return replies[0];
}

const change = (id: string, mode = "insert", player = "first"): WaitingChange => ({ player, type: "casino", id, mode });
const put = (...of: Parameters<typeof change>) => say({ type: "QUEUE", put: change(...of) });
const settle = (...of: Parameters<typeof change>) => say({ type: "QUEUE", settled: change(...of) });
const logOut = () => say({ type: "CLEAR_PRIVATE" });
const networkIsBack = () => dispatch("sync");
const waiting = async (of = "first") =>
  ((await say({ type: "QUEUE" })) as WaitingChange[]).flatMap(({ player, id, mode }) => (player === of ? `${mode} ${id}` : []));

beforeEach(() => {
  device.texts.clear();
  device.full = false;
  pages = [page("visible")];
  Object.assign(sync, { tags: [], isAllowed: true });
});

describe("the queue of what was changed without a network", () => {
  it("keeps the order in which changes came, and of one favourite the last", async () => {
    await put("1");
    await put("2");
    await put("1", "delete");
    expect(await waiting()).toEqual(["insert 2", "delete 1"]);
  });

  it("lets go what is settled, but not what was put in its place meanwhile", async () => {
    await put("1");
    await put("2");
    await settle("1");
    await put("2", "delete");
    await settle("2");
    expect(await waiting()).toEqual(["delete 2"]);
  });

  it("loses nothing of tabs that write at once", async () => {
    const ids = Array.from({ length: 20 }, (_none, index) => String(index));
    await Promise.all(ids.map((id) => put(id)));
    expect(await waiting()).toEqual(ids.map((id) => `insert ${id}`));
  });

  it("keeps apart what players changed", async () => {
    await put("1");
    await put("1", "delete", "second");
    expect(await waiting("second")).toEqual(["delete 1"]);
    await settle("1");
    expect(await waiting()).toEqual([]);
    expect(await waiting("second")).toEqual(["delete 1"]);
  });

  it("holds the random id of the player and the change, and nothing else", async () => {
    await put("1");
    expect([...device.texts.values()].map((text) => JSON.parse(text) as unknown)).toEqual([
      [{ player: "first", type: "casino", id: "1", mode: "insert" }],
    ]);
  });

  it("outlives an update of the worker", async () => {
    await put("1");
    device.texts.set("karo-content-0", "[]");
    await deleteOtherCaches();
    expect([...device.texts.keys()]).toEqual(["karo.player.queue"]);
    expect(await waiting()).toEqual(["insert 1"]);
  });

  it("is gone at log-out, with what was just being put in", async () => {
    void put("1");
    await logOut();
    expect([...device.texts.keys()]).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it("says so when the device has no room, and goes on", async () => {
    device.full = true;
    await expect(put("1")).rejects.toThrow("full");
    device.full = false;
    await put("2");
    expect(await waiting()).toEqual(["insert 2"]);
  });

  it("takes what it cannot read for nothing", async () => {
    for (const text of ["{", "{}", '[{"player":1}]']) {
      device.texts.set("karo.player.queue", text);
      expect(await waiting()).toEqual([]);
    }
    await put("1");
    expect(await waiting()).toEqual(["insert 1"]);
  });
});

describe("the pages hear of it", () => {
  it("when something else waits than before, and not when they ask", async () => {
    await waiting();
    await settle("1");
    expect(pages[0]?.heard).toEqual([]);
    await put("1");
    await settle("1");
    expect(pages[0]?.heard).toEqual(["QUEUE_CHANGED", "QUEUE_CHANGED"]);
  });

  it("when the network is back, one of them: the one that the player sees", async () => {
    pages = [page("hidden"), page("visible"), page("visible")];
    await networkIsBack();
    expect(pages.map(({ heard }) => heard)).toEqual([[], ["QUEUE_DUE"], []]);
    pages = [page("hidden"), page("hidden")];
    await networkIsBack();
    expect(pages.map(({ heard }) => heard)).toEqual([["QUEUE_DUE"], []]);
  });

  it("none open: it waits", async () => {
    await put("1");
    pages = [];
    await networkIsBack();
    expect(await waiting()).toEqual(["insert 1"]);
  });

  it("whether or not the browser lets the worker wait for the network", async () => {
    sync.isAllowed = false;
    await put("1");
    expect(sync.tags).toHaveLength(1);
    expect(await waiting()).toEqual(["insert 1"]);
  });
});
