import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { readJson, wrapStorage, writeJson } from "./storage.ts";
import { storageArea } from "../testing/storage-area.ts";

test("keeps text for the next page", () => {
  const area = storageArea();
  expect(wrapStorage(() => area).write("key", "text")).toBe(true);
  const next = wrapStorage(() => area);
  expect(next.read("key")).toBe("text");
  next.remove("key");
  expect(next.read("key")).toBeUndefined();
  expect(area.length).toBe(0);
});

test("stores an empty text", () => {
  const area = storageArea();
  wrapStorage(() => area).write("key", "");
  expect(wrapStorage(() => area).read("key")).toBe("");
});

test.each([
  [
    "throws when it is reached for",
    () => {
      throw new DOMException("denied", "SecurityError");
    },
  ],
  ["is not there", () => undefined as unknown as Storage],
  ["has no room at all", () => storageArea(-1)],
])("works in memory if storage %s", (_, area) => {
  const storage = wrapStorage(area);
  expect(storage.read("key")).toBeUndefined();
  expect(storage.write("key", "text")).toBe(false);
  expect(storage.read("key")).toBe("text");
  storage.remove("key");
  expect(storage.read("key")).toBeUndefined();
});

test("a value that is too large does not leave the older one", () => {
  const area = storageArea(5);
  const storage = wrapStorage(() => area);
  storage.write("key", "old");
  expect(storage.write("key", "much too long")).toBe(false);
  expect(storage.read("key")).toBe("much too long");
  expect(wrapStorage(() => area).read("key")).toBeUndefined();
  expect(storage.write("key", "new")).toBe(true);
  expect(storage.read("key")).toBe("new");
});

test("in a full storage, what can be fetched again makes room, and only as much as is needed", () => {
  const area = storageArea();
  const length = () => ["cache", "more", "session"].reduce((sum, key) => sum + (area.getItem(key)?.length ?? 0), 0);
  const setItem = area.setItem.bind(area);
  area.setItem = (key, text) => {
    if (length() + text.length > 16) throw new DOMException("full", "QuotaExceededError");
    setItem(key, text);
  };
  area.setItem("cache", "0123456789");
  area.setItem("more", "0123");
  const storage = wrapStorage(() => area, ["cache", "more"]);
  expect(storage.write("session", "credentials")).toBe(true);
  expect(wrapStorage(() => area).read("session")).toBe("credentials");
  expect([area.getItem("cache"), area.getItem("more")]).toEqual([null, "0123"]);
});

describe("JSON", () => {
  const schema = v.object({ limit: v.number() });

  test("is read as it was stored", () => {
    const storage = wrapStorage(() => {
      throw new Error("no storage");
    });
    writeJson(storage, "key", { limit: 10, extra: true });
    expect(readJson(storage, "key", schema)).toEqual({ limit: 10 });
  });

  test.each([undefined, "", "{", "null", '{"limit":"10"}', "[]"])("%j is ignored", (text) => {
    const area = storageArea();
    if (text !== undefined) area.setItem("key", text);
    expect(
      readJson(
        wrapStorage(() => area),
        "key",
        schema,
      ),
    ).toBeUndefined();
  });
});
