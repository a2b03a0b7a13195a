import { afterEach, expect, test, vi } from "vitest";
import { aloneAmongTabs } from "./refresh.ts";

afterEach(() => vi.unstubAllGlobals());

test("runs one after the other, and passes failures to the caller", async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
  };
  const failing = aloneAmongTabs(() => Promise.reject(new Error("broken")));
  await Promise.all([expect(failing).rejects.toThrow("broken"), aloneAmongTabs(work("a")), aloneAmongTabs(work("b"))]);
  expect(order).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

test("does not wait for ever for a tab that never releases the lock", async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, "timeout")
    .mockReturnValueOnce(new AbortController().signal)
    .mockReturnValueOnce(patience.signal);
  let letGo = () => {};
  const stuck = aloneAmongTabs(() => new Promise((resolve) => (letGo = resolve)));
  const work = vi.fn(async () => {});
  const waiting = aloneAmongTabs(work);
  patience.abort();
  await waiting;
  expect(work).toHaveBeenCalledTimes(1);
  letGo();
  await stuck;
});

test("works without Web Locks", async () => {
  vi.stubGlobal("navigator", {});
  const work = vi.fn(async () => {});
  await aloneAmongTabs(work);
  expect(work).toHaveBeenCalledTimes(1);
});
