import { expect, test } from "vitest";
import { storageArea } from "../../platform/testing/storage-area.ts";
import { wrapStorage } from "../../platform/storage.ts";
import { createAttempt } from "./attempt.ts";

const data = { username: "deniz", password: "Biber-8" };
const visit = () => {
  const area = storageArea();
  return { area, storage: wrapStorage(() => area) };
};

test("the same data keep their key over retries, a reload, and an edit that is taken back", async () => {
  const { storage } = visit();
  const attempt = createAttempt(storage);
  const key = await attempt.keyFor(data);
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  attempt.sent();
  expect(await attempt.keyFor(data)).toBe(key);
  expect(await attempt.keyFor({ ...data, password: "Biber-9" })).not.toBe(key);
  const reloaded = createAttempt(storage);
  expect(reloaded.isOpen()).toBe(true);
  expect(await reloaded.keyFor(data)).toBe(key);
});

test("an answer ends the attempt: the same data are a new one", async () => {
  const { storage } = visit();
  const attempt = createAttempt(storage);
  const key = await attempt.keyFor(data);
  attempt.sent();
  attempt.settle();
  expect(attempt.isOpen()).toBe(false);
  expect(await attempt.keyFor(data)).not.toBe(key);
});

test("what never left the page leaves nothing behind, and what is kept is no trace of the data", async () => {
  const { area, storage } = visit();
  const attempt = createAttempt(storage);
  const key = await attempt.keyFor(data);
  expect(area.length).toBe(0);
  attempt.sent();
  const kept = area.getItem(area.key(0) ?? "") ?? "";
  expect(kept).toMatch(/^[\da-f]{32}$/);
  expect(kept).not.toContain(key?.slice(0, 8));
});
