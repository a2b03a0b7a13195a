import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const container = new EventTarget();
const page = new EventTarget();

/** A fresh copy of the module, as after a page load. */
async function load(onLine: boolean) {
  vi.resetModules();
  vi.stubGlobal("window", page);
  vi.stubGlobal("navigator", {
    onLine,
    serviceWorker: Object.assign(container, { startMessages: () => {} }),
  });
  const module = await import("./connectivity.ts");
  module.watchConnectivity();
  return module;
}

describe("connectivity", () => {
  let connectivity: Awaited<ReturnType<typeof load>>;
  beforeEach(async () => {
    connectivity = await load(true);
  });
  afterEach(() => vi.unstubAllGlobals());
  const online = () => connectivity.connectivity.get().online;

  it("believes the device that it is offline", async () => {
    expect((await load(false)).connectivity.get().online).toBe(false);
    page.dispatchEvent(new Event("offline"));
    expect(online()).toBe(false);
    page.dispatchEvent(new Event("online"));
    expect(online()).toBe(true);
  });

  it("is offline after two failed calls in a row, not after one", () => {
    connectivity.noteOutcome({ kind: "lost" });
    expect(online()).toBe(true);
    connectivity.noteOutcome({ kind: "stored", at: "2026-11-21T10:00:00Z" });
    expect(online()).toBe(false);
  });

  it("is online again after the first successful call", () => {
    for (let call = 0; call < 3; call += 1) connectivity.noteOutcome({ kind: "lost" });
    connectivity.noteOutcome({ kind: "reached" });
    expect(online()).toBe(true);
    connectivity.noteOutcome({ kind: "lost" });
    expect(online()).toBe(true);
  });

  it("stays offline when an answer arrives that was sent before the network was lost", async () => {
    const late = await load(false);
    late.noteOutcome({ kind: "reached" });
    expect(late.connectivity.get().online).toBe(false);
  });

  it("is online again when the worker says that a late answer came", () => {
    for (let call = 0; call < 2; call += 1) connectivity.noteOutcome({ kind: "lost" });
    const data = { type: "LATE_ANSWER" };
    container.dispatchEvent(new MessageEvent("message", { data }));
    expect(online()).toBe(true);
  });

  it("knows the latest moment of contact, in any order of answers", () => {
    const { noteOutcome } = connectivity;
    noteOutcome({ kind: "stored", at: "2026-11-21T10:00:00Z" });
    noteOutcome({ kind: "stored", at: "2026-11-21T12:30:00+03:00" });
    expect(connectivity.connectivity.get().lastContact).toBe("2026-11-21T10:00:00Z");
    noteOutcome({ kind: "reached" }, new Date("2026-11-21T11:00:00Z"));
    expect(connectivity.connectivity.get().lastContact).toBe("2026-11-21T11:00:00.000Z");
  });
});
