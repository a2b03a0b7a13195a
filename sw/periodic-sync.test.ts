import { origin, workerEvent } from "./testing/worker.ts";
import { beforeEach, expect, it, vi } from "vitest";
import { periodicSyncTag } from "../src/lib/worker-messages.ts";
import { publicCaches } from "./caches.ts";
import { answerCall } from "./calls.ts";
import { rememberConfig } from "./operator-config.ts";
import { refreshPeriodically } from "./periodic-sync.ts";
import { MemoryCaches } from "./testing/memory-caches.ts";

const memory = new MemoryCaches();
const connection = { saveData: false, effectiveType: "4g" };
const asked: string[] = [];
let sync: (event: Event) => void = () => {};

vi.stubGlobal("caches", memory);
vi.stubGlobal("navigator", { connection });
vi.stubGlobal("addEventListener", (_type: string, listener: typeof sync) => (sync = listener));
vi.stubGlobal("fetch", async (request: Request | string, init?: RequestInit) => {
  if (typeof request === "string" || request.method === "GET") throw new TypeError("no file here");
  asked.push(await new Request(request, init).text());
  const pagination = { total: 1, limit: 10, offset: 0 };
  return Response.json({ result: true, message: "", data: [], pagination });
});
rememberConfig(JSON.stringify({ apiBase: "", siteName: "Karo", publicKey: "key" }));

const body = (method: string, data: object) => JSON.stringify({ api: { class: "casino", method }, data: { ...data, Lang: "tr" } });
const firstPage = body("games_list", { limit: 48, offset: 0 });
const laterPage = body("games_list", { limit: 48, offset: 48 });

/** Sends a call as a page does, and waits until its answer is stored. */
async function send(text: string): Promise<void> {
  const event = workerEvent();
  const request = new Request(`${origin}/endpoint/v1`, { method: "POST", body: text });
  await answerCall({ request, event });
  await event.ended();
}

async function wake(tag = periodicSyncTag): Promise<void> {
  const event = Object.assign(workerEvent(), { tag });
  sync(event);
  await event.ended();
}

refreshPeriodically();
beforeEach(async () => {
  await send(firstPage);
  await send(laterPage);
  asked.length = 0;
  Object.assign(connection, { saveData: false, effectiveType: "4g" });
});

it("refetches the first pages of stored lists, and stores them with their time", async () => {
  expect(memory.addressesIn(publicCaches.catalogue)).toHaveLength(2);
  await wake();
  expect(asked).toEqual([firstPage]);
  await wake();
  expect(asked).toEqual([firstPage, firstPage]);
});

it("does nothing for a player who saves data, on a slow network, or for another tag", async () => {
  await wake("other");
  connection.saveData = true;
  await wake();
  Object.assign(connection, { saveData: false, effectiveType: "3g" });
  await wake();
  expect(asked).toEqual([]);
});
