import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { habaneroGetJackpots } from "../../src/contract/habanero.ts";
import type { RunningOperator } from "../server.ts";
import { bodyOf } from "../testing/call.ts";
import { openKept } from "../testing/kept-databases.ts";
import { startTestOperator } from "../testing/operator.ts";
import { staffCookie } from "../testing/staff.ts";

const dist = mkdtempSync(join(tmpdir(), "karo-dist-"));
const builtPage = "<!doctype html><html lang=tr><head></head><body>built</body></html>";
const logged: string[] = [];
const ends: (() => void)[] = [];
let state: "there" | "away" | "slow" = "there";
let operator: RunningOperator;
let backOfficeCookie: string;

/** Makes queries fail as if a lock was not free in time, or hang. */
const trouble: KyselyPlugin = {
  transformQuery({ node }) {
    if (state === "away") throw Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" });
    return node;
  },
  async transformResult({ result }) {
    if (state === "slow") await new Promise<void>((resolve) => ends.push(resolve));
    return result;
  },
};

beforeAll(async () => {
  writeFileSync(join(dist, "index.html"), builtPage);
  operator = await startTestOperator({
    dist,
    log: (line) => void logged.push((JSON.parse(line) as { message: string }).message),
    async openDatabase(options) {
      const { db, close } = await openKept(options);
      return { db: db.withPlugin(trouble), close };
    },
  });
  backOfficeCookie = await staffCookie(operator.db);
});
afterAll(async () => {
  state = "there";
  for (const end of ends) end();
  await operator.close();
  rmSync(dist, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, origin = operator.origin) =>
  fetch(`${origin}${path}`, { headers });
const call = () =>
  fetch(`${operator.origin}/endpoint/v1`, {
    method: "POST",
    headers: { panel: "frontend" },
    body: JSON.stringify(bodyOf(habaneroGetJackpots)),
  });

describe("while the database is away", () => {
  beforeAll(() => {
    state = "away";
  });

  it.each([
    ["a call", call],
    ["whether the site is closed", () => get("/endpoint/v1/check-maintenance")],
    ["the licences", () => get("/endpoint/v1/licenses")],
    ["the site map", () => get("/sitemap.xml")],
    ["the back office", () => get("/operator", { cookie: backOfficeCookie })],
    ["a game's state", () => get("/api/state", { authorization: "Bearer launch" }, operator.providerOrigin)],
  ])("%s is put off with HTTP 503", async (_what, ask) => {
    const response = await ask();
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("2");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("the log says so once", async () => {
    await call();
    const before = [...logged];
    expect(before).toContain("Put off with 503: database error 55P03");
    await call();
    expect(logged).toEqual(before);
  });

  it.each(["/", "/promotions", "/config.json", "/ip-info", "/robots.txt", "/art/game/10001.webp"])(
    "%s is there",
    async (path) => {
      expect((await get(path, { accept: "text/html" })).status).toBe(200);
    },
  );

  it("a page comes without a head of its own", async () => {
    expect(await (await get("/promotions", { accept: "text/html" })).text()).toBe(builtPage);
  });
});

it("a page does not wait for a slow database", async () => {
  state = "slow";
  expect(await (await get("/", { accept: "text/html" })).text()).toBe(builtPage);
});
