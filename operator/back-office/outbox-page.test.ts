import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userForgot } from "../../src/contract/user-account.ts";
import type { RunningOperator } from "../server.ts";
import { visitBackOffice } from "../testing/back-office.ts";
import { bodyOf } from "../testing/call.ts";
import { postCall } from "../testing/fetch-call.ts";
import { startTestOperator } from "../testing/operator.ts";
import { staffCookie } from "../testing/staff.ts";

let operator: RunningOperator;
beforeAll(async () => {
  operator = await startTestOperator();
  await postCall(operator.origin, bodyOf(userForgot, { username: "sade" }));
  await operator.db
    .insertInto("outbox")
    .values({
      channel: "sms",
      recipient: "<b>\"&'",
      body: "<img src=x onerror=alert(1)>",
      created_at: new Date(),
      expires_at: new Date(),
    })
    .execute();
});
afterAll(() => operator.close());

describe("the outbox page", () => {
  it("shows what was written to players, escaped", async () => {
    const page = await (await visitBackOffice(operator)).page("/operator/outbox");
    expect(page).toMatch(/<a href="\/account_reset\?token=[\w-]{43}">/);
    expect(page).toContain("sade@test.example");
    expect(page).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(page).toContain("&lt;b&gt;&quot;&amp;&#39;");
    expect(page).not.toMatch(/<img|<script|<b>/);
  });

  it("is JSON for a program of an administrator, the newest first", async () => {
    const response = await fetch(`${operator.origin}/operator/outbox`, {
      headers: { accept: "application/json", cookie: await staffCookie(operator.db) },
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.json()).toEqual([
      expect.objectContaining({ channel: "sms", to: "<b>\"&'" }),
      {
        channel: "email",
        to: "sade@test.example",
        subject: "Karo: şifrenizi sıfırlayın",
        body: expect.stringContaining("1 saat"),
        path: expect.stringMatching(/^\/account_reset\?token=/),
        at: expect.stringMatching(/Z$/),
      },
    ]);
  });

  it("opens for administrators only: its links and codes open players' accounts", async () => {
    const cookie = await staffCookie(operator.db, "decide");
    for (const accept of ["text/html", "application/json"]) {
      for (const sent of ["", cookie, "karo-staff=wrong"]) {
        const response = await fetch(`${operator.origin}/operator/outbox`, {
          headers: { accept, cookie: sent },
          redirect: "manual",
        });
        expect([303, 403]).toContain(response.status);
        expect(await response.text()).not.toContain("sade@test.example");
      }
    }
  });
});
