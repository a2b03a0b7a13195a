import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAccount } from "../identity/accounts.ts";
import { createGameLaunch, type GameToLaunch } from "./game-launch.ts";
import type { RunningOperator } from "../server.ts";
import { startTestOperator } from "../testing/operator.ts";

const origin = "https://site.example";
let operator: RunningOperator;
let token: string;
const logged: string[] = [];

beforeAll(async () => {
  operator = await startTestOperator({ log: (line) => void logged.push(line) });
  token = await launch({ kind: "slot", reference: "1" });
});
afterAll(() => operator.close());

async function launch(game: GameToLaunch): Promise<string> {
  const player = await findAccount(operator.db, "sade");
  const made = await createGameLaunch(operator.db, { ...game, playerId: player?.id ?? "", origin, now: new Date() });
  return made.token;
}

const page = (launchToken: string, lang = "tr") =>
  fetch(`${operator.providerOrigin}/game?launch=${launchToken}&lang=${lang}`);

async function api(path: string, body?: unknown, bearer = token) {
  const response = await fetch(`${operator.providerOrigin}/api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${bearer}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}

it("tells other origins that it is reachable", async () => {
  const response = await fetch(operator.providerOrigin, { method: "HEAD" });
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
});

describe("a game page", () => {
  it("has the catalogue's name, and can be framed only by the launch's origin", async () => {
    const response = await page(token);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("<title>Çini 1</title>");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`frame-ancestors ${origin};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(response.headers.get("x-frame-options")).toBeNull();
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  });

  it.each([
    ["slot", { kind: "slot", reference: "1" }],
    ["roulette", { kind: "slot", reference: "3" }],
    ["crash", { kind: "slot", reference: "9" }],
    ["roulette", { kind: "table", reference: "2" }],
    ["crash", { kind: "virtual", reference: "spaceman", type: "crash" }],
    ["roulette", { kind: "virtual", reference: "golden-race", type: "virtual" }],
    ["sports", { kind: "virtual", reference: "betframe", type: "live-sport" }],
  ] as const)("is the %s for %j", async (game, toLaunch) => {
    expect(await (await page(await launch(toLaunch))).text()).toContain(`data-game="${game}"`);
  });

  it.each(["", "made-up"])("says that the session is over without a launch (%j)", async (made) => {
    const response = await page(made, "en");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("This game session is over");
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  it("says so for an unknown game", async () => {
    expect((await page(await launch({ kind: "slot", reference: "987654" }))).status).toBe(404);
  });

  it("can load everything that it links, and its fonts", async () => {
    const linked = [...(await (await page(token)).text()).matchAll(/(?:href|src)="(\/files\/[^"]+)"/g)].map(
      ([, path]) => path ?? "",
    );
    expect(linked.length).toBeGreaterThanOrEqual(6);
    const styles = await Promise.all(
      linked.map(async (path) => {
        const response = await fetch(operator.providerOrigin + path);
        expect(response.status, path).toBe(200);
        return response.text();
      }),
    );
    const fonts = [...styles.join("").matchAll(/url\("([^"]+)"\)/g)].map(([, path]) => path ?? "");
    expect(fonts).toHaveLength(2);
    for (const path of fonts)
      expect((await fetch(operator.providerOrigin + path)).headers.get("content-type")).toBe("font/woff2");
    expect((await fetch(`${operator.providerOrigin}/fonts/latin.ttf`)).status).toBe(404);
  });

  it("can load only its own files", async () => {
    const file = (path: string) => fetch(`${operator.providerOrigin}/files/${path}`);
    const script = await file("demo/games/pages/slot/slot.ts");
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(await script.text()).not.toMatch(/: string|import type/);
    for (const path of [
      "operator/server.ts",
      "operator/provider/purse.ts",
      "demo/games/art/look.ts",
      "demo/games/pages/../../../operator/core/keys.ts",
      "package.json",
    ]) {
      expect((await file(path)).status).toBe(404);
    }
  });
});

describe("the provider's calls", () => {
  it("play a round, and reveal its seed when it is changed", async () => {
    await page(token);
    const order = { id: "http-round-1", bet: { stake: "1.00" } };
    const played = await api("rounds", order);
    expect(played.answer).toMatchObject({
      result: true,
      data: { round: { id: "http-round-1", stake: "1.00", win: expect.any(String) } },
    });
    expect((await api("rounds", order)).answer).toEqual(played.answer);

    const before = (await api("state")).answer.data;
    expect(before.recent[0]).not.toHaveProperty("serverSeed");
    const after = (await api("seed", { clientSeed: "lale" })).answer.data;
    expect(after.recent[0]).toMatchObject({ hash: before.seed.hash, serverSeed: expect.any(String) });
    expect(after.seed).toMatchObject({ clientSeed: "lale", nextNonce: 0 });
    // The next server seed was fixed before the player's seed was known.
    expect(after.seed.hash).toBe(before.seed.nextHash);
    expect(new Set([before.seed.hash, after.seed.hash, after.seed.nextHash]).size).toBe(3);
    expect((await api("seed", { clientSeed: "lale" })).answer.data.seed.hash).toBe(after.seed.nextHash);
  });

  it("do not reveal how an open flight ends", async () => {
    const crash = await launch({ kind: "virtual", reference: "zeplin", type: "crash" });
    await page(crash);
    const { answer } = await api("rounds", { id: "http-flight", bet: { stake: "1.00" } }, crash);
    expect(answer.data.round).not.toHaveProperty("outcome");
    const state = await api("state", undefined, crash);
    expect(JSON.stringify(state.answer.data.open ?? {})).not.toContain("point");
  });

  it.each([
    ["no launch", "state", undefined, "made-up", 410],
    ["no such round", "rounds/nothing", undefined, undefined, 404],
    ["a number that no round can have", "rounds/%00", undefined, undefined, 404],
    ["to cash out of one", "rounds/%00/cash-out", {}, undefined, 404],
    ["no JSON that fits", "rounds", { id: "x" }, undefined, 400],
    [
      "another game's bet",
      "coupons",
      {
        id: "coupon-on-slot",
        slip: { stake: "1.00", selections: [{ event: "e", market: "result", pick: "home", odds: "1.50" }] },
      },
      undefined,
      400,
    ],
  ])("refuse %s", async (_what, path, body, bearer, code) => {
    const { status, answer } = await api(path, body, bearer);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ result: false, code, message: expect.stringMatching(/\S/) });
  });

  it("refuse a body that is too large, without a fault", async () => {
    const body = { id: "far-too-large", bet: { stake: "1.00", filler: "x".repeat(20_000) } };
    const { status, answer } = await api("rounds", body);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ result: false, code: 413 });
    expect(logged).toEqual([]);
  });
});
