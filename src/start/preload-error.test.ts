import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const start = new Date("2026-11-21T12:00:00Z");

async function load(onLine = true) {
  vi.resetModules();
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("navigator", { onLine });
  const { reloadOnPreloadError } = await import("./preload-error.ts");
  const { holdUpdates } = await import("../platform/hold-updates.ts");
  const reload = vi.fn();
  reloadOnPreloadError(reload);
  const fail = () => page.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  const leave = () => page.dispatchEvent(new Event("beforeunload"));
  return { fail, leave, reload, holdUpdates };
}

describe("code that cannot be loaded", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: start });
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("reloads the page and keeps the error from the screen", async () => {
    const { fail, reload } = await load();
    expect(fail()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not reload twice in a row, also across reloads", async () => {
    (await load()).fail();
    vi.setSystemTime(start.getTime() + 5_000);
    const { fail, reload } = await load();
    expect(fail()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it("does not reload for code that keeps failing", async () => {
    const { fail, reload } = await load();
    for (let tries = 0; tries < 100; tries++) {
      fail();
      vi.advanceTimersByTime(60_000);
    }
    expect(reload).toHaveBeenCalledOnce();
  });

  it("reloads for a later failure", async () => {
    (await load()).fail();
    vi.setSystemTime(start.getTime() + 10 * 60_000);
    const { fail, reload } = await load();
    fail();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not reload during a navigation, but does after one that was stopped", async () => {
    const { fail, leave, reload } = await load();
    leave();
    expect(fail()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(11_000);
    fail();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not reload offline, during a payment, or without storage", async () => {
    const offline = await load(false);
    expect(offline.fail()).toBe(true);

    const paying = await load();
    const end = paying.holdUpdates("payment");
    expect(paying.fail()).toBe(true);
    end();

    vi.stubGlobal("sessionStorage", undefined);
    const forgetful = await load();
    expect(forgetful.fail()).toBe(true);
    for (const { reload } of [offline, paying, forgetful]) expect(reload).not.toHaveBeenCalled();
  });
});
