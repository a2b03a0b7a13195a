import { expect, test } from "vitest";
import { ConfigProblem, loadSiteConfig, siteConfig } from "./config.ts";
import { goodConfig, type Reply, startOperator } from "./testing/operator.ts";

async function load(reply: Reply) {
  const { origin } = await startOperator(() => reply);
  return loadSiteConfig(`${origin}/config.json`);
}

async function problemOf(reply: Reply): Promise<ConfigProblem> {
  const error = await load(reply).catch((reason: unknown) => reason);
  if (!(error instanceof ConfigProblem)) throw error;
  return error;
}

test("nobody reads a config that is not there yet", () => {
  expect(siteConfig).toThrow("not loaded");
});

test("a good config is kept for whoever asks", async () => {
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
    problems: [{ path: "line 4, column 3", message: "config.json: not JSON at line 4, column 3" }],
  });
});

test("tells everything that is wrong at once, and where", async () => {
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
