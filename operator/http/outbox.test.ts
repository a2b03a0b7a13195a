import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userForgot } from "../../src/contract/user-account.ts";
import type { RunningOperator } from "../server.ts";
import { bodyOf } from "../testing/call.ts";
import { postCall } from "../testing/fetch-call.ts";
import { startTestOperator } from "../testing/operator.ts";

let operator: RunningOperator;
beforeAll(async () => {
  operator = await startTestOperator();
  await postCall(operator.origin, bodyOf(userForgot, { username: "sade" }));
  await operator.db
    .insertInto("outbox")
    .values({ channel: "sms", recipient: "<b>\"&'", body: "<img src=x onerror=alert(1)>", created_at: new Date() })
    .execute();
});
afterAll(() => operator.close());

describe("the outbox page", () => {
  it("shows what was written to players, escaped, under a policy that allows nothing", async () => {
    const response = await fetch(operator.outboxAddress);
    const page = await response.text();
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page).toMatch(/<a href="\/account_reset\?token=[\w-]{43}">/);
    expect(page).toContain("sade@test.example");
    expect(page).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(page).toContain("&lt;b&gt;&quot;&amp;&#39;");
    expect(page).not.toMatch(/<img|<script|<b>/);

    const policy = response.headers.get("content-security-policy") ?? "";
    const style = /<style>([^]*)<\/style>/.exec(page)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });

  it("is JSON for who asks for it, the newest first", async () => {
    const response = await fetch(operator.outboxAddress, { headers: { accept: "application/json" } });
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

  it.each(["", "?token=", "?token=wrong", "?token[]=x"])("is not there for %j", async (query) => {
    const response = await fetch(`${operator.origin}/operator/outbox${query}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("Not found\n");
  });

  it("has another token at each start", async () => {
    const other = await startTestOperator();
    expect(new URL(other.outboxAddress).search).not.toBe(new URL(operator.outboxAddress).search);
    await other.close();
  });
});
