import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isUnderMaintenance } from "../database/maintenance.ts";
import type { RunningOperator } from "../server.ts";
import { visitBackOffice } from "../testing/back-office.ts";
import { startTestOperator } from "../testing/operator.ts";

let operator: RunningOperator;
beforeAll(async () => {
  operator = await startTestOperator();
});
afterAll(() => operator.close());

const closing = {
  active: "1",
  endsAt: "",
  titleTr: "Bakım",
  titleEn: "Maintenance",
  textTr: "Birazdan.",
  textEn: "Soon.",
};

describe("access to the back office", () => {
  it("moves the token from the address into a cookie that only its pages send", async () => {
    const { first, key, get } = await visitBackOffice(operator);
    expect(first.status).toBe(303);
    expect(first.headers.get("location")).toBe("/operator");
    const token = new URL(operator.backOfficeAddress).searchParams.get("token") ?? "-";
    const cookie = first.headers.getSetCookie().join();
    expect(cookie).toMatch(/; Path=\/operator; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(token);
    const response = await get("/operator");
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain(token);
    expect(key).not.toBe("");
  });

  it("has pages without scripts that cannot be cached or framed", async () => {
    const { get } = await visitBackOffice(operator);
    const response = await get("/operator/promotions");
    const page = await response.text();
    const style = /<style>([^]*)<\/style>/.exec(page)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(response.headers.get("content-security-policy")).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("referrer-policy")).toBe("same-origin");
    expect(page).not.toMatch(/<script| style=| on\w+=/);
  });

  it("is refused without the cookie, with another, and with the token of another start", async () => {
    const other = await startTestOperator();
    const otherToken = new URL(other.backOfficeAddress).search;
    const stranger = (await visitBackOffice(other)).key;
    await other.close();
    for (const [path, cookie] of [
      ["/operator", ""],
      ["/operator", stranger],
      ["/operator/messages", "karo-operator="],
      [`/operator${otherToken}`, ""],
      ["/operator/nothing", ""],
    ] as const) {
      const response = await fetch(`${operator.origin}${path}`, { headers: { cookie }, redirect: "manual" });
      expect(response.status).toBe(403);
      expect(await response.text()).toContain("/operator?token=…");
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  const forgeries: [string, Record<string, string | undefined>, Record<string, string>][] = [
    ["another site", {}, { origin: "https://evil.example" }],
    ["another site, as browsers say it", {}, { origin: "null", "sec-fetch-site": "cross-site" }],
    ["another port of this host", {}, { origin: "http://127.0.0.1:1", "sec-fetch-site": "same-site" }],
    ["a page without the form's token", { formToken: undefined }, {}],
    ["a page with a wrong token", { formToken: "x" }, {}],
  ];
  it.each(forgeries)("does nothing for a form of %s", async (_who, fields, headers) => {
    const { post } = await visitBackOffice(operator);
    const response = await post("/operator", { ...closing, ...fields }, headers);
    expect(response.status).toBe(403);
    expect(await isUnderMaintenance(operator.db)).toBe(false);
  });

  it("ignores a form without the cookie, and a form in JSON", async () => {
    const { key } = await visitBackOffice(operator);
    const send = (cookie: string, type: string) =>
      fetch(`${operator.origin}/operator`, {
        method: "POST",
        headers: { cookie, origin: operator.origin, "content-type": type },
        body: type.includes("json") ? JSON.stringify(closing) : new URLSearchParams(closing),
      });
    expect((await send("", "application/x-www-form-urlencoded")).status).toBe(403);
    expect((await send(key, "application/json")).status).toBe(403);
    expect(await isUnderMaintenance(operator.db)).toBe(false);
  });

  it("uses the language of the browser until another is chosen", async () => {
    const { page, get } = await visitBackOffice(operator, "tr-TR");
    expect(await page("/operator")).toContain("Site açık.");
    const told = await get("/operator/messages?lang=en");
    expect([told.status, told.headers.get("location")]).toEqual([303, "/operator/messages"]);
    expect(told.headers.getSetCookie().join()).toMatch(/^karo-operator-language=en;/);
  });
});
