import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { siteConfigExample } from "../../src/testing/examples/site-config.ts";
import { type BrandServers, startBrandServers } from "./servers.ts";

let servers: BrandServers;
let file: string;
let asked: { url?: string | undefined; origin?: string | undefined }[];

/** Starts a site that says what it was asked, and the servers in front of it. */
beforeEach(async () => {
  asked = [];
  const site = createServer(({ url, headers: { origin } }, answer) => {
    asked.push({ url, origin });
    if (url === "/config.json") return answer.end(JSON.stringify(siteConfigExample));
    answer.setHeader("X-Frame-Options", "DENY");
    answer.setHeader("Content-Security-Policy", "script-src 'self'; frame-ancestors 'none'");
    answer.end("the site's");
  });
  await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
  const folder = mkdtempSync(join(tmpdir(), "brand-"));
  mkdirSync(join(folder, "brand"));
  writeFileSync(join(folder, "brand/logo.svg"), "<svg/>");
  file = join(folder, "config.json");
  writeFileSync(file, JSON.stringify({ siteId: 5, brand: { name: "Lale" } }));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  servers = await startBrandServers({ site: origin, file, port: 0 });
  onTestFinished(async () => {
    await servers.close();
    site.closeAllConnections();
    await new Promise((closed) => site.close(closed));
    rmSync(folder, { recursive: true });
  });
});

const post = (path: string, brand: unknown, headers: Record<string, string> = {}) =>
  fetch(servers.page + path, { method: "POST", body: JSON.stringify(brand), headers });

test("a changed brand is in both themes' config.json, and only saved when it is asked for", async () => {
  const brand = { name: "Nane", accent: "#00aa77" };
  const report: unknown = await (await post("/preview", brand)).json();
  expect(report).toMatchObject({ problems: [], look: { style: { "dark-ground": "#0d0f14" } } });
  for (const origin of [servers.dark, servers.light])
    expect(await (await fetch(`${origin}/config.json`)).json()).toMatchObject({ siteName: "Karo", brand });
  expect(readFileSync(file, "utf8")).toContain("Lale");
  expect((await post("/save", brand)).status).toBe(200);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ siteId: 5, brand });
});

test("a brand with a problem is shown without it, and not saved", async () => {
  const brand = { name: "Nane", accent: "green" };
  expect(await (await post("/preview", brand)).json()).toMatchObject({
    problems: ["config.json: brand.accent must be a colour such as #1f6feb"],
  });
  const shown = (await (await fetch(`${servers.dark}/config.json`)).json()) as { brand: object };
  expect(shown.brand).toEqual({ name: "Nane" });
  expect((await post("/save", brand)).status).toBe(422);
  expect(readFileSync(file, "utf8")).toContain("Lale");
  expect((await fetch(`${servers.page}/preview`, { method: "POST", body: "{" })).status).toBe(400);
});

test("the page may frame the site, which keeps the rest of its policy, and has no worker", async () => {
  const page = await fetch(`${servers.light}/slot`);
  expect(await page.text()).toBe("the site's");
  expect(page.headers.get("X-Frame-Options")).toBeNull();
  expect(page.headers.get("Content-Security-Policy")).toBe(`script-src 'self'; frame-ancestors ${servers.page}`);
  expect((await fetch(`${servers.light}/sw.js`)).status).toBe(404);
  const script = await (await fetch(`${servers.light}/theme.js`)).text();
  expect(script).toMatch(/"userMode", "light"[\s\S]*the site's$/);
});

test("calls reach the site as if they came from its own page", async () => {
  await fetch(`${servers.dark}/endpoint/v1`, { method: "POST", body: "{}", headers: { Origin: servers.dark } });
  const { origin = "" } = asked.at(-1) ?? {};
  expect(asked.at(-1)?.url).toBe("/endpoint/v1");
  expect(origin).not.toBe(servers.dark);
  expect(origin).toMatch(/^http:\/\/127/);
});

test("pictures come from the folder beside the file, and nothing else does", async () => {
  expect(await (await fetch(`${servers.dark}/brand/logo.svg`)).text()).toBe("<svg/>");
  expect(await (await fetch(`${servers.dark}/brand/..%2fconfig.json`)).text()).toBe("the site's");
  expect(await (await fetch(`${servers.dark}/brand/%2e%2e/config.json`)).text()).not.toContain("Lale Casino");
});

test("the page has a strict policy, its script is without types, and other sites cannot ask", async () => {
  const page = await fetch(servers.page);
  expect(page.headers.get("Content-Security-Policy")).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self';/,
  );
  const script = await (await fetch(`${servers.page}/page.js`)).text();
  expect(script).toContain("postMessage");
  expect(script).not.toContain("interface ");
  expect((await post("/save", { name: "Evil" }, { Origin: "https://evil.example" })).status).toBe(403);
  const { port } = new URL(servers.page);
  const status = await new Promise((answered) => {
    request({ port, host: "127.0.0.1", path: "/state.json", headers: { host: "evil.example" } }, (got) => {
      got.resume();
      answered(got.statusCode);
    }).end();
  });
  expect(status).toBe(403);
});
