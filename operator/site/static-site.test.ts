import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import type { SiteConfig } from "../../src/contract/site-config.ts";
import { staticSite } from "./static-site.ts";

const folder = mkdtempSync(join(tmpdir(), "karo-dist-"));
const dist = join(folder, "dist");
const page = "<!doctype html><title>Karo</title>";
const script = `export const tiles = ${JSON.stringify(Array.from({ length: 400 }, (_, i) => i))};`;
const files: Record<string, string> = {
  "index.html": page,
  "sw.js": "self.skipWaiting;",
  "csp.txt": "default-src 'none'; frame-src 'none'; frame-ancestors 'none'\n",
  "manifest.tr.webmanifest": "{}",
  "assets/app-abc123.js": script,
  "fonts/karo.woff2": "font",
  "icons/favicon.svg": "<svg/>",
  "data/languages.json": "[]",
  "contract/openapi.json": "{}",
  ".vite/manifest.json": "{}",
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(join(dist, name, ".."), { recursive: true });
  writeFileSync(join(dist, name), text);
}
writeFileSync(join(dist, "assets/app-abc123.js.br"), brotliCompressSync(script));
writeFileSync(join(dist, "assets/app-abc123.js.gz"), gzipSync(script));
writeFileSync(join(folder, "secret.txt"), "secret");

const site = staticSite(dist, {
  apiBase: "",
  ipInfoUrl: "/ip-info",
  gameOrigins: ["https://games.example"],
  support: {},
} as SiteConfig);

const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });
const navigate = (path: string) => get(path, { accept: "text/html,application/xhtml+xml" });

afterAll(() => rmSync(folder, { recursive: true }));

describe("the built app", () => {
  it.each(["/", "/slot/provider/12", "/info/SSSinformation", "/play/slot/7/Lale%20Oyun"])(
    "serves the page for a navigation to %s",
    async (path) => {
      const response = await navigate(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(await response.text()).toBe(page);
    },
  );

  it.each<Record<string, string>>([{ accept: "*/*" }, {}])(
    "answers it to who makes a link's preview, with %j",
    async (headers) => {
      expect(await (await get("/promotions", headers)).text()).toBe(page);
      const asked = await get("/promotions", { accept: "*/*", "sec-fetch-mode": "cors" });
      expect(asked.status).toBe(404);
    },
  );

  it.each([
    ["/assets/app-old999.js", "text/html"],
    ["/icons/missing.svg", "text/html"],
    ["/missing.js", "*/*"],
    ["/slot/provider/12", "application/json"],
    ["/assets/folder", "text/html"],
    ["/.vite/manifest.json", "*/*"],
  ])("answers 404 for %s requested as %s, without caching", async (path, accept) => {
    const response = await get(path, { accept });
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).not.toContain("Karo");
  });

  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2f..%2fsecret.txt",
    "/assets/%2e%2e/%2e%2e/%2e%2e/secret.txt",
    "/..%5csecret.txt",
    "//secret.txt",
    "/%00.txt",
  ])("never serves files outside its folder for %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
  });

  it("caches hashed files for ever, and sends the compressed copies", async () => {
    const packed = await get("/assets/app-abc123.js", { "accept-encoding": "gzip, deflate, br" });
    expect(packed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(packed.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(packed.headers.get("content-encoding")).toBe("br");
    expect(packed.headers.get("vary")).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(script);

    const gzipped = await get("/assets/app-abc123.js", { "accept-encoding": "gzip" });
    expect(gzipped.headers.get("content-encoding")).toBe("gzip");
    const plain = await get("/assets/app-abc123.js");
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toBe(script);
  });

  it.each([
    ["/sw.js", "text/javascript; charset=utf-8", "no-cache"],
    ["/manifest.tr.webmanifest", "application/manifest+json", "no-cache"],
    ["/data/languages.json", "application/json", "no-cache"],
    ["/contract/openapi.json", "application/json", "no-cache"],
    ["/fonts/karo.woff2", "font/woff2", "public, max-age=86400"],
    ["/icons/favicon.svg", "image/svg+xml; charset=utf-8", "public, max-age=86400"],
  ])("serves %s as %s, %s", async (path, type, cache) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("cache-control")).toBe(cache);
  });

  it("answers 304 when the browser has the page, with its max-age", async () => {
    const first = await navigate("/");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"/);
    const again = await get("/", { accept: "text/html", "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(again.headers.get("cache-control")).toBe("no-cache");
    expect(again.headers.get("content-security-policy")).toContain("default-src 'none'");

    writeFileSync(join(dist, "index.html"), `${page}<p>new</p>`);
    const changed = await get("/", { accept: "text/html", "if-none-match": etag });
    expect(changed.status).toBe(200);
    writeFileSync(join(dist, "index.html"), page);
  });

  it("sends the build's policy, extended for this operator, with the page", async () => {
    const response = await navigate("/");
    expect(response.headers.get("content-security-policy")).toBe(
      "default-src 'none'; frame-src https://games.example; frame-ancestors 'none'",
    );
  });

  it("sends the worker a policy without operator addresses: it lasts until the next build", async () => {
    const policy = (await get("/sw.js")).headers.get("content-security-policy");
    expect(policy).toBe("default-src 'none'; script-src 'self'; connect-src 'self' https: http:");
  });
});
