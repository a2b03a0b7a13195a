import { origin, workerEvent } from "./testing/worker.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { configPath } from "./operator-config.ts";
import { MemoryCaches } from "./testing/memory-caches.ts";

const address = `${origin}/endpoint/v1`;
const waiting = "waits for config.json";

let tellWaiting: (fact: string) => void = () => undefined;
vi.stubGlobal("caches", new MemoryCaches());
vi.stubGlobal("fetch", (request: Request | string) => {
  if (request !== configPath) return Promise.resolve(new Response("from the network"));
  tellWaiting(waiting);
  return new Promise(() => undefined);
});

// A worker that has not read config.json yet.
beforeEach(() => void vi.resetModules());

/** The text that the worker answers with, unless it asks for config.json first, which never comes. */
async function answerTo(call: object, init: RequestInit = {}): Promise<string> {
  const { answerCall } = await import("./calls.ts");
  const request = new Request(address, { method: "POST", body: JSON.stringify(call), ...init });
  const asked = new Promise<string>((resolve) => (tellWaiting = resolve));
  const answer = answerCall({ request, event: workerEvent() });
  return Promise.race([asked, answer.then((response) => response.text())]);
}

const balance = {
  api: { class: "finance", method: "check_balance" },
  data: { Lang: "tr" },
  user: { uip: "x", lang: "tr" },
};
const deposit = {
  api: { class: "finance", method: "deposit" },
  data: { amount: "100.00", Lang: "tr" },
  user: { uip: "x", lang: "tr" },
};
const categories = { api: { class: "casino", method: "category_list" }, data: { limit: 100, offset: 0, Lang: "tr" } };

test.each([
  ["a player's read", balance, {}],
  ["a write", deposit, {}],
  ["a call that nobody declared", { api: { class: "some", method: "other" }, data: {} }, {}],
  ["a body that is no call", {}, {}],
  ["a read that the page keeps itself", categories, { cache: "no-store" as const }],
])("%s goes to the network without waiting for config.json", async (_what, call, init) => {
  expect(await answerTo(call, init)).toBe("from the network");
});

test("a storable read waits for config.json, which names the operator's address", async () => {
  expect(await answerTo(categories)).toBe(waiting);
});
