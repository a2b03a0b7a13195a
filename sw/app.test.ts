import { origin, workerEvent } from "./testing/worker.ts";
import { PrecacheController } from "workbox-precaching";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { networkIfStorageFails } from "./answers.ts";
import { notOurPages } from "./app.ts";
import { MemoryCaches } from "./testing/memory-caches.ts";

describe("which navigations index.html answers", () => {
  const answeredByTheApp = (address: string) => !notOurPages.some((pattern) => pattern.test(address));

  it.each([
    "/",
    "/?utm_source=x.y",
    "/index.html",
    "/index.html?lang=en",
    "/slot",
    "/slot/provider/12",
    "/play/slot/42/Kayık Oyunları A.Ş.",
    "/info/SSSinformation",
    "/account_reset?token=a.b.c",
    "/data-and-privacy",
    "/artists",
    "/profile/deposit?next=/x.html",
  ])("%s is a page of the site", (path) => {
    expect(answeredByTheApp(path)).toBe(true);
  });

  it.each([
    "/endpoint/v1/licenses?version=1",
    "/endpoint",
    "/endpoint?x=1",
    "/art/games/1.svg",
    "/art",
    "/data/languages.json",
    "/config.json",
    "/config.json?x=1",
    "/contract/openapi.json",
    "/operator",
    "/operator/deposits",
    "/robots.txt",
    "/assets/missing-1234.js",
    "/assets/missing-1234.js?v=2",
    "/sw.js",
    "/manifest.tr.webmanifest",
  ])("%s is not", (path) => {
    expect(answeredByTheApp(path)).toBe(false);
  });
});

/** Workbox does the work; this is what we rely on, with our plugin. */
describe("the app's own files", () => {
  const shell = { url: "/index.html", revision: "2", integrity: "sha256-shell" };
  const shellKey = `${origin}/index.html?__WB_REVISION__=2`;
  let memory: MemoryCaches;
  let network: (request: Request) => Promise<Response>;
  let controller: PrecacheController;
  const install = async () => {
    const event = Object.assign(workerEvent(), {});
    Object.defineProperty(event, "type", { value: "install" });
    return controller.install(event);
  };
  const held = () => [...memory.content.values()].flatMap((entries) => [...entries.keys()]);
  const open = () => {
    const params = { cacheKey: shellKey, integrity: shell.integrity };
    return controller.strategy.handle({ request: new Request(`${origin}/index.html`), event: workerEvent(), params });
  };

  beforeEach(() => {
    memory = new MemoryCaches();
    network = async ({ url }) => new Response(`content of ${url}`);
    vi.stubGlobal("caches", memory);
    vi.stubGlobal(
      "fetch",
      vi.fn((request: Request) => network(request)),
    );
    controller = new PrecacheController({ cacheName: "karo-app", plugins: [networkIfStorageFails] });
    controller.addToCacheList([shell]);
  });

  it("are stored with their hash; files that may be in the HTTP cache are fetched anew", async () => {
    await install();
    expect(held()).toEqual([shellKey]);
    const [request] = vi.mocked(fetch).mock.calls[0] as unknown as [Request];
    expect({ integrity: request.integrity, cache: request.cache }).toEqual({
      integrity: "sha256-shell",
      cache: "reload",
    });
  });

  it.each([404, 503])("are not installed if one gets HTTP %i", async (status) => {
    network = async () => new Response("", { status });
    await expect(install()).rejects.toThrow(`HTTP status of ${status}`);
  });

  it("are not installed if one has other bytes than the build's", async () => {
    network = async ({ integrity }) => Promise.reject(new TypeError(`not ${integrity}`));
    await expect(install()).rejects.toThrow("not sha256-shell");
    expect(fetch).toHaveBeenCalledOnce();
  });

  it("answer without the network, and are stored again when the browser has evicted them", async () => {
    await install();
    vi.mocked(fetch).mockClear();
    await open();
    expect(fetch).not.toHaveBeenCalled();
    memory.content.clear();
    expect(await (await open()).text()).toBe(`content of ${origin}/index.html`);
    expect(held()).toEqual([shellKey]);
  });

  it("give way to the server's page when that is another build's", async () => {
    network = async ({ integrity }) => (integrity ? Promise.reject(new TypeError("integrity")) : new Response("newer"));
    expect(await (await open()).text()).toBe("newer");
    expect(held()).toEqual([]);
  });
});
