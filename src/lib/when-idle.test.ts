import { afterEach, expect, it, vi } from "vitest";
import { whenIdle, takeOverLock } from "./when-idle.ts";

afterEach(() => vi.unstubAllGlobals());

it("no tab is idle while an update takes over", async () => {
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (then: () => void) => then());
  const order: string[] = [];
  let tookOver = () => {};
  const takesOver = new Promise<void>((resolve) => (tookOver = resolve));
  const update = navigator.locks.request(takeOverLock, { mode: "exclusive" }, async () => {
    await takesOver;
    order.push("took over");
  });
  const idle = whenIdle().then(() => order.push("idle"));
  // The lock that the page waits for is asked for by then.
  await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
  tookOver();
  await Promise.all([update, idle]);
  expect(order).toEqual(["took over", "idle"]);
});

it("a browser whose locks fail is idle all the same", async () => {
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (then: () => void) => then());
  vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(new DOMException("no", "SecurityError")) } });
  await expect(whenIdle()).resolves.toBeUndefined();
});
