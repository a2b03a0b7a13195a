import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ipInfo, licences, maintenanceStatus } from "../../src/contract/site-answers.ts";
import { readSiteConfig } from "../../src/contract/site-config-problems.ts";
import { setMaintenance } from "../content/edit-content.ts";
import { artAddress } from "../lib/art-address.ts";
import type { RunningOperator } from "../server.ts";
import { startTestOperator } from "../testing/operator.ts";

const dist = mkdtempSync(join(tmpdir(), "karo-dist-"));
let operator: RunningOperator;
const get = (path: string, headers: Record<string, string> = {}) => fetch(operator.origin + path, { headers });

beforeAll(async () => {
  writeFileSync(join(dist, "index.html"), "<!doctype html><title>Karo</title>");
  writeFileSync(join(dist, "config.json"), '{"brand":{"name":"of the build"}}');
  writeFileSync(join(dist, "csp.txt"), "default-src 'none'; frame-ancestors 'none'");
  operator = await startTestOperator({ dist });
});
afterAll(async () => {
  await operator.close();
  rmSync(dist, { recursive: true });
});

describe("the plain GETs", () => {
  it("/config.json is this operator's own, with its key", async () => {
    const response = await get("/config.json");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    const read = readSiteConfig(await response.json());
    expect(read).toEqual({ config: operator.config });
    expect(operator.config).toMatchObject({ brand: { name: "Karo" }, apiBase: "" });
    const headers = { "if-none-match": response.headers.get("etag") ?? "" };
    expect((await get("/config.json", headers)).status).toBe(304);
  });

  it("check-maintenance says whether, why and until when", async () => {
    const path = "/endpoint/v1/check-maintenance?sitename=karo&version=1";
    expect(await (await get(path)).json()).toEqual({ status: false });
    await setMaintenance(operator.db, true, {
      title: { tr: "Bakım", en: "Works" },
      endsAt: new Date("2026-03-14T15:00:00Z"),
    });
    const response = await get(path, { "accept-language": "en-GB,en;q=0.9" });
    await setMaintenance(operator.db, false, { endsAt: null });
    const status = v.parse(maintenanceStatus, await response.json());
    expect(status).toMatchObject({
      status: true,
      data: { title: "Works", endsAt: "2026-03-14T15:00:00.000Z" },
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("vary")).toContain("accept-language");
  });

  it("licenses are those of the seed", async () => {
    const answer = v.parse(licences, await (await get("/endpoint/v1/licenses?version=1")).json());
    expect(answer.status).toBe(true);
    expect(answer.data).toEqual([
      {
        id: "1",
        name: "Licence",
        number: "K-1",
        url: "https://licence.example/k-1",
        logo: expect.stringMatching(/^\/art\/licence\/1\.svg\?v=/),
      },
    ]);
  });

  it("ip-info returns the visitor's address and may not be cached", async () => {
    const response = await get("/ip-info");
    expect(v.parse(ipInfo, await response.json())).toEqual({ ip: "127.0.0.1" });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("anything else below /endpoint is 404, never the page", async () => {
    const response = await get("/endpoint/v2", { accept: "text/html" });
    expect(response.status).toBe(404);
  });
});

describe("pictures", () => {
  it.each(["/art/game/10001.webp", "/art/table/501.webp"])(
    "%s is a WebP with an ETag, cached for ever at the address in answers",
    async (path) => {
      const address = artAddress(path);
      expect(address).toMatch(/\.webp\?v=[0-9a-f]{8}$/);
      const response = await get(address, { "accept-encoding": "gzip, br" });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/webp");
      // Compressed formats are not compressed again, and only documents need a policy.
      expect(response.headers.get("content-encoding")).toBeNull();
      expect(response.headers.get("content-security-policy")).toBeNull();
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      const picture = Buffer.from(await response.arrayBuffer());
      expect(picture.toString("latin1", 8, 12)).toBe("WEBP");
      const etag = response.headers.get("etag") ?? "";
      expect((await get(address, { "if-none-match": etag })).status).toBe(304);
      expect(Buffer.from(await (await get(address)).arrayBuffer())).toEqual(picture);
    },
  );

  it("that are not in grids are compressed SVG with an ETag", async () => {
    const address = artAddress("/art/slider/1.svg");
    const response = await get(address, { "accept-encoding": "gzip, br" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    const svg = await response.text();
    expect(svg).toMatch(/^<svg /);
    const etag = response.headers.get("etag") ?? "";
    expect((await get(address, { "if-none-match": etag })).status).toBe(304);
    expect(await (await get(address)).text()).toBe(svg);
  });

  it("of grids exist only in the two widths of config.json", async () => {
    const picture = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
    for (const { under, parameter, widths } of operator.config.imageWidths ?? []) {
      const path = `${under}${under.includes("game") ? 10001 : 501}.webp`;
      const sizes: (number | undefined)[] = [];
      for (const width of widths)
        sizes.push((await sharp(await picture(`${path}?${parameter}=${width}`)).metadata()).width);
      expect(sizes).toEqual(widths);
      // A page with an older config.json still gets its pictures.
      const plain = await picture(path);
      for (const other of ["9", "9999", "", "x"]) expect(await picture(`${path}?${parameter}=${other}`)).toEqual(plain);
    }
    expect(operator.config.imageWidths).toHaveLength(2);
  });

  it("are cached for a day without a version, and 404 if unknown", async () => {
    const plain = await get("/art/game/10001.webp");
    expect(plain.headers.get("cache-control")).toBe("public, max-age=86400");
    for (const nothing of ["/art/nothing/1.svg", "/art/game/1.webp", "/art/game/10001.svg"]) {
      expect((await get(nothing)).status).toBe(404);
    }
  });

  it("have the operator's address; other addresses are unchanged", () => {
    const elsewhere = "https://cdn.example/art/game/1.svg";
    expect(artAddress(elsewhere)).toBe(elsewhere);
  });
});

describe("security headers", () => {
  it.each(["/", "/config.json", "/art/game/10001.webp", "/missing.js"])("are on %s", async (path) => {
    const { headers } = await get(path, { accept: "text/html" });
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("permissions-policy")).toContain("geolocation=()");
  });

  it("let other sites show only pictures", async () => {
    const corp = async (path: string) => (await get(path)).headers.get("cross-origin-resource-policy");
    expect(await corp("/art/game/10001.webp")).toBe("cross-origin");
    expect(await corp("/config.json")).toBe("same-origin");
  });
});
