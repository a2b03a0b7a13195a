import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MemoryCaches } from "./testing/memory-caches.ts";

/** A worker that has stored something, and what its kill switch did to it. */
async function startWorker() {
  const memory = new MemoryCaches();
  for (const name of ["karo-app-files", "karo-content-1"]) await (await memory.open(name)).put("/one", new Response("1"));
  const navigate = vi.fn(async () => null);
  const unregister = vi.fn(async () => true);
  let hear = (_event: unknown): void => undefined;
  vi.stubGlobal("caches", memory);
  vi.stubGlobal("navigator", { locks: { query: async () => ({ held: [] }) } });
  vi.stubGlobal("self", {
    addEventListener: (_type: "fetch", listener: typeof hear) => (hear = listener),
    registration: { unregister },
    clients: { get: async () => undefined, matchAll: async () => [{ id: "a", url: "https://site.example/", postMessage: () => undefined, navigate }] },
  });
  // What a worker knows of the switch lasts as long as the worker.
  vi.resetModules();
  const killSwitch = await import("./kill-switch.ts");
  killSwitch.watchKillSwitch();
  /** Opens a page or fetches a file. Resolves with whether the worker keeps out of it, once it has looked. */
  const fetches = async (mode: "navigate" | "no-cors") => {
    let work: Promise<void> | undefined;
    const stopImmediatePropagation = vi.fn();
    hear({ request: { mode }, resultingClientId: "a", stopImmediatePropagation, waitUntil: (looking: Promise<void>) => (work = looking) });
    await vi.runAllTimersAsync();
    await work;
    return stopImmediatePropagation.mock.calls.length > 0;
  };
  return { ...killSwitch, memory, navigate, unregister, fetches };
}

describe("the kill switch", () => {
  const file = { answer: (): Response => Response.json({ kill: true }) };
  const asked: unknown[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    file.answer = () => Response.json({ kill: true });
    vi.stubGlobal("fetch", async (...request: unknown[]) => {
      asked.push(request[0]);
      return file.answer();
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("takes the worker and its caches away when a page opens, reloads the page, and lets nothing be answered or stored again", async () => {
    const { memory, navigate, unregister, fetches } = await startWorker();
    expect(await fetches("navigate")).toBe(false);
    expect(asked).toEqual(["/sw-kill.json"]);
    expect(unregister).toHaveBeenCalledOnce();
    expect(navigate).toHaveBeenCalledOnce();
    expect(await memory.keys()).toEqual([]);
    expect(await fetches("no-cors")).toBe(true);
    await expect(caches.open("karo-content-1")).rejects.toThrow("killed");
  });

  it("takes them away when a page that stays open makes the worker look", async () => {
    const { memory, unregister, lookAtKillSwitch } = await startWorker();
    const looked = lookAtKillSwitch();
    await vi.runAllTimersAsync();
    await looked;
    expect(unregister).toHaveBeenCalledOnce();
    expect(await memory.keys()).toEqual([]);
  });

  it("lets no worker install", async () => {
    const { refuseIfKilled } = await startWorker();
    await expect(refuseIfKilled()).rejects.toThrow("killed");
    file.answer = () => Response.json({ kill: false });
    await expect(refuseIfKilled()).resolves.toBeUndefined();
  });

  it.each<[string, () => Response]>([
    ["says no", () => Response.json({ kill: false })],
    ["is missing", () => new Response("", { status: 404 })],
    ["is the site's page", () => new Response("<!doctype html>")],
    ["cannot be fetched", () => { throw new TypeError("Failed to fetch"); }],
  ])("leaves everything as it is when its file %s", async (_what, answer) => {
    file.answer = answer;
    const { memory, unregister, fetches } = await startWorker();
    await fetches("navigate");
    expect(unregister).not.toHaveBeenCalled();
    expect(await memory.keys()).toHaveLength(2);
    expect(await fetches("no-cors")).toBe(false);
  });

  it("is looked at once in ten minutes, when a page opens", async () => {
    file.answer = () => Response.json({ kill: false });
    const { fetches } = await startWorker();
    for (const mode of ["no-cors", "navigate", "navigate"] as const) await fetches(mode);
    expect(asked).toHaveLength(1);
    vi.setSystemTime(Date.now() + 11 * 60_000);
    await fetches("navigate");
    expect(asked).toHaveLength(2);
  });
});
