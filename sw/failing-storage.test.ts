import { origin, storageMayFail, workerEvent } from "./testing/worker.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { publicCaches } from "./caches.ts";
import { answerCall } from "./calls.ts";
import { answerConfig, answerFile } from "./files.ts";
import { answerPicture } from "./images.ts";
import { MemoryCaches } from "./testing/memory-caches.ts";

const memory = new MemoryCaches();
const given = { answer: (): Response => new Response() };
vi.stubGlobal("caches", memory);
vi.stubGlobal("fetch", async () => given.answer());

type Answer = typeof answerCall;

/** Resolves with the answer once nothing more is being stored. */
async function pass(answer: Answer, request: Request): Promise<Response> {
  const event = workerEvent();
  const response = await answer({ request, event });
  await event.ended();
  return response;
}

const json = (body: unknown) => () => Response.json(body);
const typed = (type: string) => () => new Response("content", { headers: { "Content-Type": type } });
const call = (controller: string, method: string, data: object) => () =>
  new Request(`${origin}/endpoint/v1`, {
    method: "POST",
    body: JSON.stringify({ api: { class: controller, method }, data: { ...data, Lang: "tr" } }),
  });
const get = (path: string) => () => new Request(`${origin}${path}`);
const list = { result: true, message: "", data: [], pagination: { limit: 1, total: 0, offset: 0 } };

const config = { apiBase: "", siteName: "Karo", publicKey: "…" };

const stores = [
  ["content", answerCall, call("cmscontroller", "getPromotions", {}), json(list)],
  ["the catalogue", answerCall, call("casino", "games_list", { limit: 1, offset: 0 }), json(list)],
  ["data files", answerFile, get("/data/languages.json"), json([{ id: 1, title: "TR", lang: "tr" }])],
  ["config.json", answerConfig, get("/config.json"), json(config)],
  ["pictures", answerPicture, get("/art/1.svg"), typed("image/svg+xml")],
  ["a brand's font", answerPicture, get("/brand/latin.woff2"), typed("font/woff2")],
] as const;

const failures = ["QuotaExceededError", "UnknownError", "SecurityError"];
const kept = () => [...memory.content.keys()].flatMap((name) => memory.addressesIn(name));

describe("a Cache Storage that fails", () => {
  beforeEach(() => {
    memory.content.clear();
    Object.assign(memory, { failure: undefined, readonly: false });
    storageMayFail();
  });

  describe.each(stores)("%s", (_name, route, request, answer) => {
    it.each(failures)("reaches the page when every access fails with %s", async (name) => {
      memory.failure = new DOMException("failed", name);
      given.answer = answer;
      const response = await pass(route, request());
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(await answer().text());
    });

    it("reaches the page on a full device, and pictures are deleted", async () => {
      await memory.open(publicCaches.images);
      Object.assign(memory, { failure: new DOMException("full", "QuotaExceededError"), readonly: true });
      given.answer = answer;
      const response = await pass(route, request());
      expect(await response.text()).toBe(await answer().text());
      expect(memory.content.has(publicCaches.images)).toBe(false);
    });

    it("is stored while Cache Storage works", async () => {
      given.answer = answer;
      await pass(route, request());
      expect(kept()).toHaveLength(1);
    });

    it("is not stored when the answer is opaque, partial, or of another type", async () => {
      const whole = answer();
      const text = await whole.text();
      const part = () => new Response(text, { status: 206, headers: whole.headers });
      for (const other of [() => Response.error(), part, typed("text/html")]) {
        given.answer = other;
        await pass(route, request()).catch(() => undefined);
      }
      expect(kept()).toEqual([]);
    });
  });
});
