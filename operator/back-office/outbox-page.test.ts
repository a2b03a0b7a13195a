import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userForgot } from "../../src/contract/user-account.ts";
import type { RunningOperator } from "../server.ts";
import { visitBackOffice } from "../testing/back-office.ts";
import { bodyOf } from "../testing/call.ts";
import { postCall } from "../testing/fetch-call.ts";
import { startTestOperator } from "../testing/operator.ts";

let operator: RunningOperator;
beforeAll(async () => {
  operator = await startTestOperator();
  await postCall(operator.origin, bodyOf(userForgot, { username: "sade" }));
  await operator.db
    .insertInto("outbox")
    .values({ channel: "sms", recipient: "<b>\"&'", body: "<img src=x onerror=alert(1)>", created_at: new Date(), expires_at: new Date() })
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

  it("is JSON for a program that sends the token, the newest first", async () => {
    const response = await fetch(operator.outboxAddress, { headers: { accept: "application/json" } });
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

  it.each(["", "?token=", "?token=wrong", "?token[]=x"])("is locked for %j", async (query) => {
    for (const accept of ["text/html", "application/json"]) {
      const response = await fetch(`${operator.origin}/operator/outbox${query}`, { headers: { accept } });
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain("sade@test.example");
    }
  });
});
