import { afterEach, expect, it, vi } from "vitest";
import { inOneTask } from "./query-client.ts";

const microtask = globalThis.queueMicrotask;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("notifies in one task, and a notification that throws does not stop later ones", async () => {
  const reported: unknown[] = [];
  // As a browser does: an error in a microtask is reported, and the next one runs.
  vi.stubGlobal("queueMicrotask", (run: () => void) =>
    microtask(() => {
      try {
        run();
      } catch (error) {
        reported.push(error);
      }
    }),
  );
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const told: string[] = [];
  const schedule = inOneTask();
  schedule(() => told.push("first"));
  schedule(() => {
    throw new Error("broken");
  });
  schedule(() => told.push("last"));
  expect(told).toEqual([]);
  expect(vi.getTimerCount()).toBe(1);
  await vi.runAllTimersAsync();
  expect(told).toEqual(["first", "last"]);
  expect(reported).toEqual([new Error("broken")]);

  schedule(() => told.push("next"));
  await vi.runAllTimersAsync();
  expect(told).toEqual(["first", "last", "next"]);
});
