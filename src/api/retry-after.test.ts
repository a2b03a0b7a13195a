import { afterEach, expect, test, vi } from "vitest";
import { casinoCategoryList } from "../contract/casino.ts";
import { call } from "./call.ts";
import { parseRetryAfter } from "./retry.ts";
import { failureOfCall, openClient, refusal } from "../testing/client.ts";

afterEach(() => void vi.useRealTimers());

const read = () => failureOfCall(call(casinoCategoryList, { limit: 100, offset: 0 }));

test.each([
  ["120", 120_000],
  ["0", 0],
  ["Sun, 22 Nov 2026 12:00:30 GMT", 30_000],
  ["Sun, 22 Nov 2026 11:00:00 GMT", 0],
  ["soon", undefined],
  ["", undefined],
  [null, undefined],
])("%j asks to wait %j ms", (header, waitMs) => {
  vi.useFakeTimers({ now: Date.parse("2026-11-22T12:00:00Z"), toFake: ["Date"] });
  expect(parseRetryAfter(header)).toBe(waitMs);
});

test.each([429, 503])("HTTP %i may say when to come back", async (status) => {
  await openClient(() => ({ status, body: "<html>", headers: { "Retry-After": "7" } }));
  expect(await read()).toEqual({ kind: "unreachable", sent: true, status, retryAfterMs: 7_000 });
});

test.each([
  [{ retryAfter: 30 }, { retryAfterMs: 30_000 }],
  [{ retryAfter: "1.5" }, { retryAfterMs: 1_500 }],
  [{ retryAfter: -1 }, {}],
  [{ retryAfter: "later" }, {}],
  [null, {}],
])("a refusal with code 429 may as well: %j", async (data, waits) => {
  await openClient(() => refusal("Çok fazla deneme", { code: 429, data }));
  expect(await read()).toEqual({ kind: "refused", message: "Çok fazla deneme", code: 429, ...waits });
});

test("other refusals do not", async () => {
  await openClient(() => refusal("Hayır", { code: 12, data: { retryAfter: 30 } }));
  expect(await read()).toEqual({ kind: "refused", message: "Hayır", code: 12 });
});
