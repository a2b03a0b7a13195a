import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pagePolicy } from "../../demo/games/http/page-policy.ts";
import type { RunningOperator } from "../server.ts";
import { startTestOperator } from "../testing/operator.ts";
import { observatoryScore } from "./testing/observatory.ts";

const guide = readFileSync(new URL("../../docs/deploying.md", import.meta.url), "utf8");
const dist = mkdtempSync(join(tmpdir(), "karo-dist-"));
/** The policy as the build writes it, except for its style hashes and the names of its Trusted Types. */
const csp =
  "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-x'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'none'; form-action 'self'; base-uri 'none'; " +
  "object-src 'none'; media-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

/** The headers that every server must send with a page. */
const names = [
  "strict-transport-security",
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
  "x-frame-options",
];
const only = (headers: Headers) => Object.fromEntries(names.map((name) => [name, headers.get(name)]));

/** The headers of a snippet in the guide, with the content of csp.txt inserted. */
function documented(language: string, line: RegExp): Headers {
  const snippets = Array.from(
    guide.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, "g")),
    ([, text = ""]) => text,
  );
  const found = snippets.flatMap((text) =>
    Array.from(text.matchAll(line), ([, name = "", value = ""]) => [name, value] as const),
  );
  // The default entry of nginx's map of policies is the one for pages.
  const named = found.map(
    ([name, value]) => [name === "default" && value === "CSP" ? "Content-Security-Policy" : name, value] as const,
  );
  return new Headers(
    named.filter(([name]) => /^[A-Z]/.test(name)).map(([name, value]) => [name, value.replace("CSP", csp)]),
  );
}

let operator: RunningOperator;
let sent: Headers;
beforeAll(async () => {
  writeFileSync(join(dist, "index.html"), "<!doctype html><title>Karo</title>");
  writeFileSync(join(dist, "csp.txt"), `${csp}\n`);
  operator = await startTestOperator({ dist, hstsSeconds: 31_536_000, providerOrigin: "https://games.example" });
  sent = (await fetch(operator.origin, { headers: { accept: "text/html" } })).headers;
});
afterAll(async () => {
  await operator.close();
  rmSync(dist, { recursive: true });
});

describe("the operator's own pages", () => {
  it("come with the whole set of headers, which HTTP Observatory gives at least 100 points", async () => {
    expect(Object.values(only(sent))).not.toContain(null);
    expect(sent.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(sent.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    expect(sent.get("permissions-policy")).toMatch(/geolocation=\(\)/);
    console.log(`headers: ${observatoryScore(sent)} points of HTTP Observatory`);
    expect(observatoryScore(sent)).toBeGreaterThanOrEqual(100);
  });

  it.each([
    ["the site", () => sent.get("content-security-policy")],
    ["a game", () => pagePolicy("https://karo.example")],
  ])("come with a policy in which csp_evaluator finds nothing severe: %s", (_, policyOf) => {
    const findings = (policy: string) =>
      new CspEvaluator(new CspParser(policy).csp).evaluate().filter(({ severity }) => severity <= Severity.MEDIUM);
    const policy = policyOf() ?? "";
    expect(findings(policy)).toEqual([]);
    expect(findings(policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"))).not.toEqual([]);
  });

  it("do not mention https unless configured", async () => {
    const plain = await startTestOperator();
    const { headers } = await fetch(`${plain.origin}/config.json`);
    await plain.close();
    expect(headers.get("strict-transport-security")).toBeNull();
  });
});

describe("the score", () => {
  it.each([
    ["strict-transport-security", undefined],
    ["strict-transport-security", "max-age=86400"],
    ["content-security-policy", undefined],
    ["content-security-policy", "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'"],
    ["content-security-policy", "frame-ancestors 'none'"],
    ["cross-origin-resource-policy", "cross-origin"],
    ["referrer-policy", "unsafe-url"],
    ["x-content-type-options", undefined],
  ])("falls with the %s %s", (name, value) => {
    const worse = new Headers(sent);
    if (value === undefined) worse.delete(name);
    else worse.set(name, value);
    expect(observatoryScore(worse)).toBeLessThan(observatoryScore(sent));
  });
});

describe("docs/deploying.md", () => {
  it.each([
    ["nginx", /^ +(?:add_header )?(\S+) +"(.*)"(?: always)?;$/gm],
    ["caddy", /^\t\t([A-Z]\S+) "(.*)"$/gm],
    ["text", /^ {2}([A-Z]\S+): (.*)$/gm],
  ])("names the same headers for %s, with the same values", (language, line) => {
    const headers = documented(language, line);
    // The operator adds the games' origin to the policy; the guide explains how to do it elsewhere.
    const policy = sent.get("content-security-policy")?.replaceAll(" https://games.example", "");
    expect({ ...only(headers), "content-security-policy": null }).toEqual({
      ...only(sent),
      "content-security-policy": null,
    });
    expect(headers.get("content-security-policy")).toBe(csp);
    expect(policy?.split("; ").map((directive) => directive.split(" ")[0])).toEqual(
      csp.split("; ").map((directive) => directive.split(" ")[0]),
    );
    expect(observatoryScore(headers)).toBeGreaterThanOrEqual(100);
  });
});
