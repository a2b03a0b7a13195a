import { origin, workerEvent } from "./testing/worker.ts";
import { beforeEach, expect, it, vi } from "vitest";
import { cachedAtHeader } from "../src/lib/cached-at.ts";
import { publicCaches } from "./caches.ts";
import { answerCall } from "./calls.ts";
import { storeLoaded } from "./messages.ts";
import { rememberConfig } from "./operator-config.ts";
import { MemoryCaches } from "./testing/memory-caches.ts";

const address = `${origin}/endpoint/v1`;
const memory = new MemoryCaches();
vi.stubGlobal("caches", memory);
vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
rememberConfig(JSON.stringify({ apiBase: "", siteName: "Karo", publicKey: "key" }));

const category = { CategoryID: "1", name: "Popüler", count: 3 };
const at = Date.parse("2026-11-21T11:32:00.000Z");
const body = JSON.stringify({
  api: { class: "casino", method: "category_list" },
  data: { limit: 100, offset: 0, Lang: "tr" },
});
const text = JSON.stringify({ result: true, message: "", data: [category] });
const keep = (...answers: { address: string; body: string; text: string; at: number }[]) =>
  storeLoaded({ type: "STORE_LOADED", pictures: [], files: [], answers }, workerEvent());
const stored = () => [...memory.addressesIn(publicCaches.content), ...memory.addressesIn(publicCaches.catalogue)];

beforeEach(() => {
  memory.content.clear();
  vi.useFakeTimers({ now: at, toFake: ["Date"] });
  return () => vi.useRealTimers();
});

it("an answer that the page hands over is there offline, from the time at which it arrived", async () => {
  await keep({ address, body, text, at });
  const request = new Request(address, { method: "POST", body });
  const answer = await answerCall({ request, event: workerEvent() });
  expect(await answer.text()).toBe(text);
  expect(answer.headers.get(cachedAtHeader)).toBe("2026-11-21T11:32:00.000Z");
});

it("an answer that is too old is not given any more", async () => {
  await keep({ address, body, text, at });
  const ask = () => answerCall({ request: new Request(address, { method: "POST", body }), event: workerEvent() });
  const dayMs = 24 * 60 * 60 * 1000;
  vi.setSystemTime(at + 13 * dayMs);
  expect((await ask()).status).toBe(200);
  vi.setSystemTime(at + 15 * dayMs);
  await expect(ask()).rejects.toThrow();
});

const of = (controller: string, method: string, data: object, more: object = {}) =>
  JSON.stringify({ api: { class: controller, method }, data: { ...data, Lang: "tr" }, ...more });

it.each([
  ["another operator's answer", { address: "https://other.example/endpoint/v1", body, text, at }],
  [
    "a player's answer",
    {
      address,
      body: of("finance", "check_balance", {}),
      text: '{"result":true,"message":"","data":[{"balance":"5.00"}]}',
      at,
    },
  ],
  [
    "a list of the player's favourites",
    {
      address,
      body: of("casino", "category_list", { limit: 100, offset: 0 }, { user: { uip: "x", lang: "tr" } }),
      text,
      at,
    },
  ],
  ["a refusal", { address, body, text: '{"result":false,"message":"Kayıt Bulunamadı","data":[]}', at }],
  ["what does not fit the contract", { address, body, text: '{"result":true,"message":"","data":7}', at }],
])("%s is not stored, and does not keep the others out", async (_what, other) => {
  await keep(other);
  expect(stored()).toEqual([]);
  await keep(other, { address, body, text, at });
  expect(stored()).toHaveLength(1);
});
