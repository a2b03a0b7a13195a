import { origin } from "./testing/worker.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { followConfig, serveApp } from "./app.ts";
import { publicCaches } from "./caches.ts";
import { MemoryCaches } from "./testing/memory-caches.ts";

let memory = new MemoryCaches();

/** The policy that the server sends with index.html. Undefined if the request fails. */
let served: string | undefined;
const fetched = vi.fn(async () => {
  if (served === undefined) throw new TypeError("Failed to fetch");
  return new Response("<!doctype html>", {
    headers: { "Content-Security-Policy": served, "Content-Type": "text/html" },
  });
});
vi.stubGlobal("fetch", fetched);

serveApp([{ url: "index.html", revision: "1" }]);
const key = `${origin}/index.html?__WB_REVISION__=1`;

const old = "frame-src https://old.example";
const both = "frame-src https://old.example https://new.example; img-src 'self'";
const config = (...policyOrigins: string[]) => ({ endpoint: "", imageOrigins: [], policyOrigins });
const policy = async () =>
  (await (await memory.open(publicCaches.app)).match(key))?.headers.get("Content-Security-Policy");

describe("the policy of the stored index.html", () => {
  beforeEach(async () => {
    memory = new MemoryCaches();
    vi.stubGlobal("caches", memory);
    served = old;
    await (
      await memory.open(publicCaches.app)
    ).put(key, new Response("<!doctype html>", { headers: { "Content-Security-Policy": old } }));
    await followConfig(config("https://old.example"));
    fetched.mockClear();
  });

  it("stays as it was installed while it fits config.json", async () => {
    await followConfig(config("https://old.example"));
    expect(fetched).not.toHaveBeenCalled();
  });

  it("follows a new origin, and then nothing more is asked", async () => {
    served = both;
    for (let visit = 0; visit < 3; visit += 1) await followConfig(config("https://new.example", "https://old.example"));
    expect(await policy()).toBe(both);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("is asked for again when the request was lost", async () => {
    served = undefined;
    await followConfig(config("https://new.example", "https://old.example"));
    expect(await policy()).toBe(old);
    served = both;
    await followConfig(config("https://new.example", "https://old.example"));
    expect(await policy()).toBe(both);
  });

  it("is asked for again while the server still sends the old one", async () => {
    await followConfig(config("https://new.example", "https://old.example"));
    expect(await policy()).toBe(old);
    served = both;
    await followConfig(config("https://new.example", "https://old.example"));
    expect(await policy()).toBe(both);
  });

  it("follows when an origin is taken away, too", async () => {
    served = "frame-src 'none'";
    await followConfig(config());
    expect(await policy()).toBe("frame-src 'none'");
  });

  it("takes no origin for another that it begins with", async () => {
    served = "frame-src https://new.example.org";
    await followConfig(config("https://new.example"));
    served = "frame-src https://new.example";
    await followConfig(config("https://new.example"));
    expect(await policy()).toBe("frame-src https://new.example");
  });

  it("is left alone when Cache Storage fails", async () => {
    memory.failure = new DOMException("corrupted", "UnknownError");
    await expect(followConfig(config("https://new.example"))).resolves.toBeUndefined();
  });
});
