import { beforeEach, expect, test, vi } from "vitest";
import { deviceStorage } from "../lib/storage.ts";
import { ConfigProblem, loadSiteConfig, siteConfig, storedConfigKey } from "./config.ts";
import { goodConfig, type Reply, startOperator } from "../testing/operator.ts";

beforeEach(() => deviceStorage.remove(storedConfigKey));

async function load(reply: Reply) {
  const { origin } = await startOperator(() => reply);
  return loadSiteConfig(`${origin}/config.json`);
}

async function problemOf(reply: Reply): Promise<ConfigProblem> {
  const error = await load(reply).catch((reason: unknown) => reason);
  if (!(error instanceof ConfigProblem)) throw error;
  return error;
}

test("reading the config before it has loaded throws", () => {
  expect(siteConfig).toThrow("not loaded");
});

test("a valid config is available to every reader", async () => {
  const config = await load({ body: { ...goodConfig, apiBase: "https://api.example/" } });
  expect(config).toMatchObject({ apiBase: "https://api.example", siteId: "889" });
  expect(siteConfig()).toBe(config);
});

test.each<[string, Reply]>([
  ["is missing", { status: 404, body: "Not found" }],
  ["is answered with the site's page", { body: "\n<!doctype html><title>Karo</title>" }],
])("a file that %s is missing", async (_, reply) => {
  expect(await problemOf(reply)).toMatchObject({
    kind: "missing",
    problems: [{ path: "", message: "config.json: there is no such file" }],
  });
});

test("says where a broken file stops being JSON", async () => {
  const text = `{\n  "apiBase": "",\n  "siteName": "Karo"\n  "siteId": 889\n}\n`;
  expect(await problemOf({ body: text })).toMatchObject({
    kind: "unreadable",
    message: expect.stringMatching(/^config\.json: not JSON: .*line 4 column 3/),
  });
});

test("lists all problems at once, with their places", async () => {
  const body = { ...goodConfig, brand: { name: "Karo", accent: "blue" }, siteName: undefined };
  const problem = await problemOf({ body });
  expect(problem.kind).toBe("invalid");
  expect(problem.problems.map(({ path }) => path).sort()).toEqual(["brand.accent", "siteName"]);
  expect(problem.message).toContain("config.json: siteName is missing");
});

test.each<[string, Reply, string]>([
  ["a server in trouble", { status: 503, body: "later" }, "config.json: the server answers 503"],
  ["half an answer", { body: "{", cut: true }, "config.json: no answer"],
])("%s passes", async (_, reply, message) => {
  expect(await problemOf(reply)).toMatchObject({ kind: "unreachable", message });
});

test("optional fields that do not fit are left out and reported", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const body = {
    ...goodConfig,
    brand: { name: "Karo", accent: "blue" },
    support: { email: "nobody", whatsapp: "+90" },
    gameOrigins: ["games", "https://games.example", 7],
    imageWidths: [
      { under: "/art/", parameter: "w", widths: [100] },
      { under: "/a/", widths: "all" },
    ],
    lottery: { startDate: "2026-12-01" },
  };
  const config = await load({ body });
  expect(config).toMatchObject({ siteName: "Karo", brand: { name: "Karo" }, support: { whatsapp: "+90" } });
  expect(config.gameOrigins).toEqual(["https://games.example"]);
  expect(config.imageWidths).toHaveLength(1);
  expect(config.lottery).toBeUndefined();
  const [[, reason]] = warn.mock.calls as [[string, string]];
  for (const path of ["brand.accent", "support.email", "gameOrigins", "lottery"])
    expect(reason).toContain(`config.json: ${path}`);
  // It did not fit completely, so it is not stored as a replacement.
  expect(deviceStorage.read(storedConfigKey)).toBeUndefined();
});

test.each<[string, Reply]>([
  ["{}", { body: {} }],
  ["a page", { body: "<!doctype html><title>Checking your browser</title>" }],
  ["a firewall's refusal", { status: 403, body: "<html>Forbidden</html>" }],
  ["Cloudflare's own error", { status: 521, body: "" }],
  ["half a file", { body: '{"apiBase": ' }],
  ["without its key", { body: { ...goodConfig, publicKey: "" } }],
])("%s in place of config.json: the last good one opens the site", async (_, reply) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const good = await load({ body: goodConfig });
  const config = await load(reply);
  expect(config).toEqual(good);
  expect(siteConfig()).toBe(config);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/config\.json:$/), expect.any(String));
});

test("without an answer, the last valid one is used after three seconds; without one, the player is told after eight", async () => {
  const { origin } = await startOperator(() => ({ body: goodConfig }));
  const good = await loadSiteConfig(`${origin}/config.json`);
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  try {
    const loading = loadSiteConfig("/config.json");
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await loading).toEqual(good);

    deviceStorage.remove(storedConfigKey);
    const failing = loadSiteConfig("/config.json").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await failing).toMatchObject({ kind: "unreachable", message: "config.json: no answer" });
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});

test("an invalid stored copy is ignored", async () => {
  deviceStorage.write(storedConfigKey, JSON.stringify({ ...goodConfig, apiBase: 7 }));
  expect((await problemOf({ status: 404, body: "" })).kind).toBe("missing");
});
