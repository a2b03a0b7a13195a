import { expect, test } from "vitest";
import { createStore } from "./store.ts";

test("tells every listener once for every change, and none for no change", () => {
  const store = createStore(1);
  const seen: string[] = [];
  const leave = store.subscribe(() => seen.push(`a${store.get()}`));
  store.subscribe(() => seen.push(`b${store.get()}`));
  store.set(2);
  store.set(2);
  leave();
  leave();
  store.set(Number.NaN);
  store.set(Number.NaN);
  expect(seen).toEqual(["a2", "b2", "bNaN"]);
});

test("a listener that unsubscribes during a change does not affect the next", () => {
  const store = createStore("");
  const seen: string[] = [];
  const leave = store.subscribe(() => leave());
  store.subscribe(() => seen.push(store.get()));
  store.set("x");
  store.set("y");
  expect(seen).toEqual(["x", "y"]);
});
