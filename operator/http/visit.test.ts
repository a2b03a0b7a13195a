import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningOperator } from "../server.ts";
import { startTestOperator } from "../testing/operator.ts";
import { staffCookie } from "../testing/staff.ts";

/** The trusted proxies of these tests: this machine and a network. */
const trustProxy = "127.0.0.1,10.0.0.0/8";
const config = { siteOrigin: "https://karo.example" };
const elsewhere = {
  "x-forwarded-for": "203.0.113.7",
  "x-forwarded-proto": "https",
  "x-forwarded-host": "karo.example",
};

async function seenBy(operator: RunningOperator, headers: Record<string, string>) {
  const { ip } = (await (await fetch(`${operator.origin}/ip-info`, { headers })).json()) as { ip: string };
  return ip;
}

/** Proves which origin the operator assumes: the back office uses it for its cookies and its CSRF check. */
async function cookieOf(operator: RunningOperator, headers: Record<string, string>) {
  const response = await fetch(`${operator.origin}/operator/log-in?lang=en`, { headers, redirect: "manual" });
  return response.headers.getSetCookie().join();
}

describe("behind a proxy that is trusted", () => {
  let operator: RunningOperator;
  beforeAll(async () => {
    operator = await startTestOperator({ trustProxy, config });
  });
  afterAll(() => operator.close());

  it.each([
    ["the visitor's own", "203.0.113.7", "203.0.113.7"],
    ["an IPv6 one", "2001:DB8:0::5", "2001:db8::5"],
    ["the last that is no proxy of ours", "203.0.113.7, 10.0.0.5, 10.9.9.9", "203.0.113.7"],
    [
      "the last that is not trusted, whatever the visitor wrote before it",
      "127.0.0.1, 198.51.100.1, 203.0.113.7",
      "203.0.113.7",
    ],
    ["the proxy's, where what it wrote is no address", "203.0.113.7, unknown", "127.0.0.1"],
    ["our own, where all are ours", "10.0.0.5", "10.0.0.5"],
    ["the proxy's, where it says nothing", "", "127.0.0.1"],
  ])("an address is %s", async (_which, forwardedFor, ip) => {
    expect(await seenBy(operator, { "x-forwarded-for": forwardedFor })).toBe(ip);
  });

  it("the back office's cookie is for https alone, and its forms come from the site's origin", async () => {
    expect(await cookieOf(operator, elsewhere)).toMatch(/; Path=\/operator; HttpOnly; Secure; SameSite=Strict$/);
    const cookie = await staffCookie(operator.db);
    const post = (origin: string, forwarded: Record<string, string> = elsewhere) =>
      fetch(`${operator.origin}/operator`, {
        method: "POST",
        headers: { ...forwarded, origin, cookie },
        body: new URLSearchParams({ formToken: "wrong" }),
      }).then(async (response) => response.text());
    // After the origin check, a form still needs the page's token. Each check has its own message.
    expect(await post("https://karo.example")).toBe("Forbidden\n");
    expect(await post("http://karo.example")).toBe("Forbidden");
    expect(await post(operator.origin)).toBe("Forbidden");
  });

  it("of several proxies the outermost says what the visitor asked for", async () => {
    const chain = { "x-forwarded-for": "203.0.113.7, 10.0.0.5", "x-forwarded-host": "karo.example, inner" };
    expect(await cookieOf(operator, { ...chain, "x-forwarded-proto": "https, http" })).toContain("Secure");
    // The visitor wrote the first of three.
    expect(await cookieOf(operator, { ...chain, "x-forwarded-proto": "https, http, http" })).not.toContain("Secure");
    expect(await cookieOf(operator, { ...chain, "x-forwarded-proto": "gopher" })).not.toContain("Secure");
  });
});

describe("headers of a proxy that is not trusted", () => {
  it.each([
    ["nobody is", undefined],
    ["another is", "10.0.0.0/8"],
  ])("count for nothing where %s", async (_who, trusted) => {
    const operator = await startTestOperator(trusted === undefined ? {} : { trustProxy: trusted, config });
    expect(await seenBy(operator, elsewhere)).toBe("127.0.0.1");
    expect(await cookieOf(operator, elsewhere)).not.toContain("Secure");
    await operator.close();
  });

  it("an operator does not start with a list that it cannot read", async () => {
    await expect(startTestOperator({ trustProxy: "the proxy" })).rejects.toThrow(
      /--trust-proxy: "the proxy" is not an address or a network/,
    );
    await expect(startTestOperator({ trustProxy })).rejects.toThrow(
      expect.objectContaining({ name: "OperatorError", advice: expect.stringContaining("siteOrigin") }),
    );
  });
});
