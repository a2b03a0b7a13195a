import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isUnderMaintenance } from "../database/maintenance.ts";
import type { Role } from "../database/columns.ts";
import { newSecret } from "../lib/secret.ts";
import type { RunningOperator } from "../server.ts";
import { visitBackOffice } from "../testing/back-office.ts";
import { startTestOperator } from "../testing/operator.ts";
import { sections } from "./page.ts";

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
  it("has pages without scripts that cannot be cached or framed", async () => {
    const { get } = await visitBackOffice(operator);
    for (const path of ["/operator/promotions", "/operator/log-in", "/operator/set-up"]) {
      const response = await get(path);
      const page = await response.text();
      const style = /<style>([^]*)<\/style>/.exec(page)?.[1] ?? "";
      const hash = createHash("sha256").update(style).digest("base64");
      expect(response.headers.get("content-security-policy")).toBe(
        `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      );
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("referrer-policy")).toBe("same-origin");
      expect(page).not.toMatch(/<script| style=| on\w+=/);
    }
  });

  it("needs a session of this operator: others get the log-in, and their forms are refused", async () => {
    for (const cookie of ["", `karo-staff=${newSecret()}`, "karo-staff="]) {
      for (const path of ["/operator", "/operator/messages", "/operator/nothing", "/operator/audit/csv"]) {
        const response = await fetch(`${operator.origin}${path}`, { headers: { cookie }, redirect: "manual" });
        expect([response.status, response.headers.get("location")]).toEqual([303, "/operator/log-in"]);
      }
      const body = new URLSearchParams(closing);
      const refused = await fetch(`${operator.origin}/operator`, {
        method: "POST",
        headers: { cookie, origin: operator.origin },
        body,
      });
      expect(refused.status).toBe(403);
      expect(await refused.text()).toContain('href="/operator/log-in"');
    }
    expect(await isUnderMaintenance(operator.db)).toBe(false);
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

  it("ignores a form in JSON", async () => {
    const { cookie } = await visitBackOffice(operator);
    const response = await fetch(`${operator.origin}/operator`, {
      method: "POST",
      headers: { cookie, origin: operator.origin, "content-type": "application/json" },
      body: JSON.stringify(closing),
    });
    expect(response.status).toBe(403);
    expect(await isUnderMaintenance(operator.db)).toBe(false);
  });

  it("uses the language of the browser until another is chosen", async () => {
    const { page, get } = await visitBackOffice(operator, { language: "tr-TR" });
    expect(await page("/operator")).toContain("Site açık.");
    const told = await get("/operator/set-up?token=x&lang=en");
    expect([told.status, told.headers.get("location")]).toEqual([303, "/operator/set-up?token=x"]);
    expect(told.headers.getSetCookie().join()).toMatch(/^karo-operator-language=en;/);
  });
});

describe("a role", () => {
  const reads: Record<Role, readonly string[]> = {
    look: sections.map(({ word }) => word).filter((word) => word !== "outbox" && word !== "staff"),
    decide: sections.map(({ word }) => word).filter((word) => word !== "outbox" && word !== "staff"),
    administer: sections.map(({ word }) => word),
  };
  const decides: ReadonlySet<string> = new Set([
    "deposits",
    "withdrawals",
    "coupons",
    "identities",
    "recovery",
    "limits",
    "messages",
  ]);

  it.each(["look", "decide", "administer"] as const)(
    "that may %s opens its pages, and sends no other forms",
    async (role) => {
      const { get, post, page } = await visitBackOffice(operator, { role });
      for (const { path, word } of sections) {
        const mayRead = reads[role].includes(word);
        expect((await get(path)).status, path).toBe(mayRead ? 200 : 403);
        const mayChange = role === "administer" || (role === "decide" && decides.has(word));
        // Forms without fields change nothing. They are refused for what is missing, or not found.
        const answer = await post(path === "/operator" ? path : `${path}/999999`, {});
        if (mayChange) expect([303, 400, 404], path).toContain(answer.status);
        else expect(answer.status, path).toBe(403);
        if (mayRead && !mayChange)
          expect(await page(path), path).not.toMatch(new RegExp(`<form method="post" action="${path}(?!/log-out)`));
      }
      expect(await page("/operator")).toContain(`may ${role}`);
      expect((await post("/operator/nowhere", {})).status).toBe(role === "administer" ? 404 : 403);
    },
  );
});
