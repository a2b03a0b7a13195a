import { beforeEach, describe, expect, it, vi } from "vitest";
import { appFileAt, deleteOldAppFiles, listAppFiles, storeAppFiles } from "./app-files.ts";
import { publicCaches } from "./cache-names.ts";
import { pages } from "./pages.ts";
import { MemoryCaches } from "./testing/memory-caches.ts";

const origin = "https://site.example";
const shell = { url: "index.html", revision: "2", integrity: "sha256-shell" };
const script = { url: "assets/app-1.js", revision: null, integrity: "sha256-script" };
const keys = [`${origin}/index.html?revision=2`, `${origin}/assets/app-1.js`];

vi.stubGlobal("location", new URL(origin));
listAppFiles([shell, script]);

describe("the app's own files", () => {
  let memory: MemoryCaches;
  const network = vi.fn(async (address: string | Request, _init?: RequestInit) => new Response(`content of ${typeof address === "string" ? address : address.url}`));
  const held = () => memory.addressesIn(publicCaches.appFiles);

  beforeEach(() => {
    memory = new MemoryCaches();
    vi.stubGlobal("caches", memory);
    vi.stubGlobal("self", { registration: {} });
    network.mockClear();
    vi.stubGlobal("fetch", network);
  });

  it("are stored with their integrity; files that may be in the HTTP cache are refetched", async () => {
    await storeAppFiles();
    expect(held()).toEqual(keys);
    expect(network.mock.calls).toEqual([
      ["/index.html", { cache: "reload", integrity: "sha256-shell" }],
      ["/assets/app-1.js", { cache: "default", integrity: "sha256-script" }],
    ]);
  });

  it("are not fetched again when an earlier build had them", async () => {
    await (await memory.open(publicCaches.appFiles)).put("/assets/app-1.js", new Response("same"));
    await storeAppFiles();
    expect(network).toHaveBeenCalledOnce();
  });

  it.each([404, 206, 503])("are not installed if one gets HTTP %i", async (status) => {
    network.mockResolvedValueOnce(new Response("", { status }));
    await expect(storeAppFiles()).rejects.toThrow(`index.html: ${status}`);
    expect(held()).not.toContain(keys[0]);
  });

  it("are not installed on a full device; deleted pictures make room for the next attempt", async () => {
    await memory.open(publicCaches.images);
    Object.assign(memory, { failure: new DOMException("full", "QuotaExceededError"), readonly: true });
    await expect(storeAppFiles()).rejects.toThrow("full");
    expect(memory.content.has(publicCaches.images)).toBe(false);
  });

  it("of an earlier build are deleted when the new worker takes over", async () => {
    const cache = await memory.open(publicCaches.appFiles);
    await cache.put("/index.html?revision=1", new Response("old"));
    await cache.put("/assets/app-0.js", new Response("old"));
    await storeAppFiles();
    expect(held()).toHaveLength(4);
    await deleteOldAppFiles();
    expect(held()).toEqual(keys);
  });

  it("leave those of a newer worker alone that is being installed while this one takes over", async () => {
    const newer = `${origin}/index.html?revision=3`;
    await (await memory.open(publicCaches.appFiles)).put(newer, new Response("newer"));
    await storeAppFiles();
    vi.stubGlobal("self", { registration: { installing: {} } });
    await deleteOldAppFiles();
    expect(held()).toContain(newer);
  });

  it("are recognised only by their address", () => {
    expect(appFileAt("/assets/app-1.js")).toBeDefined();
    expect(appFileAt(`${origin}/assets/app-1.js`)).toBeDefined();
    expect(appFileAt("/assets/app-2.js")).toBeUndefined();
    expect(appFileAt("https://other.example/assets/app-1.js")).toBeUndefined();
  });

  describe("a page", () => {
    const request = new Request(`${origin}/profile`);
    const open = async () => {
      const storing: Promise<unknown>[] = [];
      const event = { waitUntil: (work: Promise<unknown>) => storing.push(work) } as unknown as ExtendableEvent;
      const response = await pages.answer({ request, url: new URL(request.url), event });
      await Promise.all(storing);
      return response.text();
    };

    it("is the stored index.html, without the network", async () => {
      await storeAppFiles();
      network.mockClear();
      expect(await open()).toBe("content of /index.html");
      expect(network).not.toHaveBeenCalled();
    });

    it("is this build's index.html from the network when the browser has evicted it, and is stored again", async () => {
      expect(await open()).toBe("content of /index.html");
      expect(held()).toEqual([keys[0]]);
    });

    it("comes from the network when the server has another build's index.html", async () => {
      network.mockRejectedValueOnce(new TypeError("integrity")).mockResolvedValueOnce(new Response("newer"));
      expect(await open()).toBe("newer");
      expect(network).toHaveBeenLastCalledWith(request);
      expect(held()).toEqual([]);
    });
  });

  // The last test: a listed file stays listed.
  it("are fetched three at a time, each once", async () => {
    const list = Array.from({ length: 8 }, (_, index) => ({ url: `assets/many-${index}.js`, revision: null }));
    listAppFiles(list);
    let open = 0;
    let most = 0;
    network.mockImplementation(async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve));
      open -= 1;
      return new Response("content");
    });
    await storeAppFiles();
    expect(most).toBe(3);
    expect(network).toHaveBeenCalledTimes(8 + 2);
    expect(held()).toHaveLength(8 + 2);
  });
});
