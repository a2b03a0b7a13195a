import { beforeEach, describe, expect, it, vi } from "vitest";
import { publicCaches } from "./cache-names.ts";
import type { Passing } from "./routes.ts";

const origin = "https://site.example";

/** Cache Storage whose device is full, or has room. */
const device = { full: true, kept: [] as string[], deleted: [] as string[] };
const cache = {
  match: async () => undefined,
  keys: async () => [],
  put: async (request: Request | string) => {
    if (device.full) throw new DOMException("full", "QuotaExceededError");
    device.kept.push(typeof request === "string" ? request : request.url);
  },
};
const given = { answer: () => new Response() };
vi.stubGlobal("caches", {
  open: async () => cache,
  match: async () => undefined,
  delete: async (name: string) => device.deleted.push(name) > 0,
});
vi.stubGlobal("location", new URL(origin));
vi.stubGlobal("self", globalThis);
vi.stubGlobal("FetchEvent", Event);
// As it is built: without workbox's talk.
vi.stubEnv("NODE_ENV", "production");
vi.stubGlobal("fetch", async () => given.answer());

// They make their strategies as they load, in what must look like a worker by then.
const { calls } = await import("./calls.ts");
const { images } = await import("./images.ts");
const { pageFiles } = await import("./page-files.ts");
const { dataAndLicences } = await import("./static-data.ts");

/** What `route` answers, and once nothing more is being stored. */
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

const stores = [
  ["content", calls, call("cmscontroller", "getPromotions", {}), json(list)],
  ["the catalogue", calls, call("casino", "games_list", { limit: 1, offset: 0 }), json(list)],
  ["data files", dataAndLicences, get("/data/languages.json"), json([{ id: 1, title: "TR", lang: "tr" }])],
  ["page files", pageFiles, get("/assets/page-1.js"), typed("text/javascript")],
  ["pictures", images, get("/art/1.svg"), typed("image/svg+xml")],
] as const;

describe("a full device", () => {
  beforeEach(() => {
    Object.assign(device, { full: true, kept: [], deleted: [] });
  });

  it.each(stores)("withholds nothing of %s from the page, and the pictures make room", async (_name, route, request, answer) => {
    given.answer = answer;
    const response = await pass(route, request());
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(await answer().text());
    expect(device.deleted).toEqual([publicCaches.images]);
  });

  it.each(stores)("with room again it keeps %s", async (_name, route, request, answer) => {
    device.full = false;
    given.answer = answer;
    await pass(route, request());
    expect(device.kept).toHaveLength(1);
    expect(device.deleted).toEqual([]);
  });

  it.each(stores)("no opaque answer, no part of one and no other kind is kept of %s", async (_name, route, request, answer) => {
    device.full = false;
    const whole = answer();
    const text = await whole.text();
    const part = () => new Response(text, { status: 206, headers: whole.headers });
    for (const other of [() => Response.error(), part, typed("text/html")]) {
      given.answer = other;
      await pass(route, request()).catch(() => undefined);
    }
    expect(device.kept).toEqual([]);
  });
});
