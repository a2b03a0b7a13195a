import { afterEach, expect, test, vi } from "vitest";
import { openBrowser, type Tab } from "../testing/browser.ts";

afterEach(() => vi.unstubAllGlobals());

/** A number under `count`. Any other stored text counts as 0; 0 is not stored. */
async function counterIn(tab: Tab) {
  const { createStoredValue } = await tab.open(() => import("./stored-value.ts"));
  return createStoredValue({
    key: "count",
    decode: (text) => Number(text) || 0,
    encode: (value) => (value === 0 ? undefined : String(value)),
  });
}

test("begins with the value of an earlier visit and stores it for the next", async () => {
  const { storage, newTab } = openBrowser({ count: "4" });
  const counter = await counterIn(newTab());
  expect(counter.get()).toBe(4);
  counter.set(5);
  expect(storage.getItem("count")).toBe("5");
  counter.set(0);
  expect(storage.getItem("count")).toBeNull();
});

test("ignores invalid stored values", async () => {
  const counter = await counterIn(openBrowser({ count: "many" }).newTab());
  expect(counter.get()).toBe(0);
});

test("tabs share changes", async () => {
  const { storage, newTab } = openBrowser();
  const tabs = [newTab(), newTab()] as const;
  const [here, there] = [await counterIn(tabs[0]), await counterIn(tabs[1])];
  const seen: number[] = [];
  there.subscribe(() => seen.push(there.get()));

  here.set(7);
  tabs[1].hear("something else");
  expect(there.get()).toBe(0);
  tabs[1].hear("count");
  storage.clear();
  tabs[1].hear(null);
  expect(seen).toEqual([7, 0]);
});

test("without storage the value lasts as long as the page", async () => {
  const { newTab } = openBrowser();
  vi.stubGlobal("localStorage", undefined);
  const counter = await counterIn(newTab());
  counter.set(3);
  expect(counter.get()).toBe(3);
});
