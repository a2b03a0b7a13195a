import { beforeEach, describe, expect, it, vi } from "vitest";
import { listAppFiles } from "./app-files.ts";
import { publicCaches } from "./cache-names.ts";
import { calls } from "./calls.ts";
import { images } from "./images.ts";
import { pageFiles } from "./page-files.ts";
import { appFiles, pages } from "./pages.ts";
import type { Passing } from "./routes.ts";
import { configFile, dataAndLicences } from "./static-data.ts";
import { MemoryCaches } from "./testing/memory-caches.ts";

const origin = "https://site.example";

const memory = new MemoryCaches();
const given = { answer: (): Response => new Response() };
vi.stubGlobal("caches", memory);
vi.stubGlobal("location", new URL(origin));
vi.stubGlobal("fetch", async () => given.answer());
listAppFiles([
  { url: "index.html", revision: "1" },
  { url: "assets/app-1.js", revision: null },
]);

/** Resolves with the answer of `route` once nothing more is being stored. */
async function pass(route: typeof calls, request: Request): Promise<Response> {
  const storing: Promise<unknown>[] = [];
  const event = { request, waitUntil: (work: Promise<unknown>) => storing.push(work) } as unknown as Passing["event"];
  const response = await route.answer({ request, url: new URL(request.url), event });
  for (let done = 0; done < storing.length; done += 1) await storing[done]?.catch(() => undefined);
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
  ["content", calls, call("cmscontroller", "getPromotions", {}), json(list)],
  ["the catalogue", calls, call("casino", "games_list", { limit: 1, offset: 0 }), json(list)],
  ["data files", dataAndLicences, get("/data/languages.json"), json([{ id: 1, title: "TR", lang: "tr" }])],
  ["config.json", configFile, get("/config.json"), json(config)],
  ["pages", pages, get("/profile"), typed("text/html")],
  ["app files", appFiles, get("/assets/app-1.js"), typed("text/javascript")],
  ["page files", pageFiles, get("/assets/page-1.js"), typed("text/javascript")],
  ["pictures", images, get("/art/1.svg"), typed("image/svg+xml")],
] as const;

const failures = ["QuotaExceededError", "UnknownError", "SecurityError"];
const kept = () => [...memory.content.keys()].flatMap((name) => memory.addressesIn(name));

describe("a Cache Storage that fails", () => {
  beforeEach(() => {
    memory.content.clear();
    Object.assign(memory, { failure: undefined, readonly: false });
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
      // The app's own files are verified by hash.
      const isHashed = route === pages || route === appFiles;
      for (const other of [() => Response.error(), part, ...(isHashed ? [] : [typed("text/html")])]) {
        given.answer = other;
        await pass(route, request()).catch(() => undefined);
      }
      expect(kept()).toEqual([]);
    });
  });
});
