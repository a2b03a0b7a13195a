import { expect, it } from "vitest";
import { userForgot } from "../../src/contract/user-account.ts";
import { visitBackOffice } from "../testing/back-office.ts";
import { bodyOf } from "../testing/call.ts";
import { postCall } from "../testing/fetch-call.ts";
import { startTestOperator } from "../testing/operator.ts";
import { smtpPassword, startMailServer } from "./testing/receivers.ts";

const mailFrom = "no-reply@karo.example";

it("an operator with a mail server sends what a call asked for, and shows nobody what it says", async () => {
  const server = await startMailServer();
  const logged: string[] = [];
  const operator = await startTestOperator({
    smtpUrl: server.url,
    mailFrom,
    config: { siteOrigin: "https://site.example" },
    log: (line) => void logged.push(line),
  });
  const arrival = server.next();
  const { envelope } = await postCall(operator.origin, bodyOf(userForgot, { username: "kod" }));
  expect(envelope.result).toBe(true);
  const office = await visitBackOffice(operator);
  const before = await office.page("/operator/outbox");
  const { text = "" } = (await arrival) ?? {};
  const token = /token=([\w-]{43})/.exec(text)?.[1] ?? "no token";
  await operator.close();
  await server.close();

  expect(text).toContain(`https://site.example/account_reset?token=${token}`);
  expect(before).toContain("kod@test.example");
  expect(before).toContain("<p>Waiting</p>");
  expect(before).not.toContain(token);
  expect(before).not.toContain("account_reset");
  // The demo's authenticators, too, are for the demo only.
  expect(before).not.toContain("Authenticator");
  expect(logged).toEqual([expect.stringContaining("Without SMS_WEBHOOK_URL no SMS is sent.")]);
  expect(logged.join("\n")).not.toContain(smtpPassword);
});

it("a call succeeds without a transport; the operator says at its start what does not work", async () => {
  const logged: string[] = [];
  const operator = await startTestOperator({ demo: false, log: (line) => void logged.push(line) });
  const { envelope } = await postCall(operator.origin, bodyOf(userForgot, { username: "kod" }));
  expect(envelope.result).toBe(true);
  expect(logged).toEqual([
    expect.stringMatching(/SMTP_URL.*reset a password/),
    expect.stringMatching(/SMS_WEBHOOK_URL.*codes by SMS/),
  ]);
  await operator.close();
});
