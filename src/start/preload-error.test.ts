import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const start = new Date("2026-11-21T12:00:00Z");

const answers = () => Promise.resolve(new Response());
const lost = () => Promise.reject(new TypeError("lost"));

async function load({ onLine = true, asked = vi.fn(answers) } = {}) {
  vi.resetModules();
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("fetch", asked);
  const { reloadOnPreloadError } = await import("./preload-error.ts");
  const { deferUpdates } = await import("../pwa/defer-updates.ts");
  const reload = vi.fn();
  reloadOnPreloadError(reload);
  /** Resolves when the page has had the time to ask the server and to reload. */
  const fail = async () => {
    const payload = new TypeError("Failed to fetch dynamically imported module: /assets/login.js");
    page.dispatchEvent(Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload }));
    await vi.advanceTimersByTimeAsync(0);
    return payload.message;
  };
  const leave = () => page.dispatchEvent(new Event("beforeunload"));
  return { fail, leave, reload, asked, deferUpdates };
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

  it("reloads the page once the server answers", async () => {
    const { fail, reload, asked } = await load();
    await fail();
    expect(asked).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ["on a dead network", lost],
    ["when the server takes too long", () => new Promise<Response>(() => {})],
    ["when something else answers in the server's place", () => Promise.resolve(new Response("", { status: 502 }))],
  ])("leaves the page alone %s, but not for a later failure", async (_when, answer) => {
    const asked = vi.fn(answer);
    const { fail, reload } = await load({ asked });
    await fail();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
    asked.mockImplementation(answers);
    await fail();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not reload a page that is busy by the time the server answers", async () => {
    let answer = (_response: Response) => {};
    const { fail, reload, deferUpdates } = await load({
      asked: vi.fn(() => new Promise<Response>((resolve) => (answer = resolve))),
    });
    await fail();
    const end = deferUpdates();
    answer(new Response());
    await vi.advanceTimersByTimeAsync(0);
    end();
    expect(reload).not.toHaveBeenCalled();
  });

  it("keeps the router from reloading a page that a reload does not help", async () => {
    const { fail, reload } = await load({ asked: vi.fn(lost) });
    const message = await fail();
    expect(message).toContain("/assets/login.js");
    // The router takes these beginnings for a module that is missing, and reloads.
    expect(message).not.toMatch(
      /^(Failed to fetch|error loading) dynamically imported module|^Importing a module script failed/,
    );
    expect(reload).not.toHaveBeenCalled();
  });

  it("reloads once for several chunks that fail together", async () => {
    const { fail, reload } = await load();
    await Promise.all([fail(), fail(), fail()]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not reload twice in a row, also across reloads, and asks for nothing then", async () => {
    await (await load()).fail();
    vi.setSystemTime(start.getTime() + 5_000);
    const { fail, reload, asked } = await load();
    await fail();
    expect(reload).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
  });

  it("does not reload for code that keeps failing", async () => {
    const { fail, reload } = await load();
    for (let tries = 0; tries < 100; tries++) {
      await fail();
      vi.advanceTimersByTime(60_000);
    }
    expect(reload).toHaveBeenCalledOnce();
  });

  it("reloads for a later failure", async () => {
    await (await load()).fail();
    vi.setSystemTime(start.getTime() + 10 * 60_000);
    const { fail, reload } = await load();
    await fail();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not reload during a navigation, but does after one that was stopped", async () => {
    const { fail, leave, reload } = await load();
    leave();
    await fail();
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(11_000);
    await fail();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not reload offline, during a submission, or without storage", async () => {
    const offline = await load({ onLine: false });
    await offline.fail();

    const paying = await load();
    const end = paying.deferUpdates();
    await paying.fail();
    end();

    vi.stubGlobal("sessionStorage", undefined);
    const forgetful = await load();
    await forgetful.fail();
    for (const { reload } of [offline, paying, forgetful]) expect(reload).not.toHaveBeenCalled();
  });
});
