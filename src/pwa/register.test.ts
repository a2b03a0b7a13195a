import { afterEach, beforeEach, expect, it, vi } from "vitest";

const hourMs = 60 * 60_000;

/** Workbox of a page that has been open for a while: it reports no waiting worker any more. */
const workbox = {
  addEventListener: () => undefined,
  register: async () => registration,
  update: vi.fn(async () => undefined),
  messageSkipWaiting: vi.fn(),
};
const registration: { waiting?: object; active?: { readonly postMessage: (message: unknown) => void } } = {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.doMock("workbox-window", () => ({
    Workbox: vi.fn(function Workbox() {
      return workbox;
    }),
  }));
  const container = Object.assign(new EventTarget(), {
    controller: { postMessage: () => undefined },
    startMessages: () => undefined,
  });
  vi.stubGlobal("navigator", { serviceWorker: container });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { readyState: "complete", visibilityState: "visible" }));
  vi.stubGlobal("window", { requestIdleCallback: () => undefined });
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
});
afterEach(() => {
  vi.doUnmock("workbox-window");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("offers a build that waits although Workbox does not report it", async () => {
  const { registerWorker } = await import("./register.ts");
  const { updateState } = await import("./update.ts");
  await registerWorker();
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(workbox.update).toHaveBeenCalledOnce();
  expect(updateState.get()).toBe("none");
  registration.waiting = {};
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(updateState.get()).toBe("waiting");
});

it("lets an active worker take over a page that it missed, and no other page", async () => {
  const { registerWorker } = await import("./register.ts");
  const active = { postMessage: vi.fn() };
  registration.active = active;
  await registerWorker();
  expect(active.postMessage).not.toHaveBeenCalled();
  Object.assign(navigator.serviceWorker, { controller: null });
  await registerWorker();
  expect(active.postMessage.mock.calls).toEqual([[{ type: "REFRESH" }]]);
});

it("registers no worker in a self-destroying build", async () => {
  vi.stubEnv("VITE_SELF_DESTROYING", "1");
  const { registerWorker } = await import("./register.ts");
  const register = vi.spyOn(workbox, "register");
  await registerWorker();
  expect(register).not.toHaveBeenCalled();
  vi.unstubAllEnvs();
  await registerWorker();
  expect(register).toHaveBeenCalledOnce();
});
