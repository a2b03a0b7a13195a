import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { databases } from "../testing/databases.ts";
import { openTestSite, siteOrigin, type TestSite } from "../testing/site.ts";
import { deliverDue, type Delivery, deliverMails } from "./deliver-mail.ts";
import { resetMail, sendMail, sendSms } from "./mail.ts";
import { smtpPassword, startMailServer, startSmsService } from "./testing/receivers.ts";
import { type TransportOptions, transportsOf } from "./transports.ts";

const mailFrom = "Karo <no-reply@karo.example>";
const smsWebhookSecret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
const token = "t".repeat(43);
const smsBody = { tr: "Kodunuz 123456", en: "Your code is 123456" };

describe.each(databases)("delivery on $name", (database) => {
  let site: TestSite;
  let logged: string[];
  beforeAll(async () => {
    site = await openTestSite(database);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    logged = [];
    await site.db.deleteFrom("outbox").execute();
  });

  const idOf = async (username: string) =>
    (await site.db.selectFrom("player").select("id").where("username", "=", username).executeTakeFirstOrThrow()).id;
  const mailTo = async (username: string) =>
    sendMail(site.db, await idOf(username), resetMail("Karo", token), site.clock.now);
  const smsTo = async (username: string) =>
    sendSms(site.db, await idOf(username), { body: smsBody, lifetimeMs: 180_000 }, site.clock.now);
  const rows = () => site.db.selectFrom("outbox").selectAll().orderBy("id").execute();

  function deliveryBy(options: TransportOptions, more: Partial<Delivery> = {}): Delivery {
    return {
      transports: transportsOf({ mailFrom, smsWebhookSecret, ...options }, siteOrigin),
      siteOrigin,
      now: site.operator.now,
      log: (line) => void logged.push(line),
      abort: new AbortController().signal,
      ...more,
    };
  }

  it("sends a mail with its link, and forgets what it said", async () => {
    const server = await startMailServer();
    await mailTo("kod");
    const delivery = deliveryBy({ smtpUrl: server.url });
    expect(await deliverDue(site.db, delivery)).toBe(1);
    expect(await deliverDue(site.db, delivery)).toBe(0);
    await server.close();
    expect(server.mails).toEqual([
      {
        from: mailFrom,
        to: ["kod@test.example"],
        subject: "Karo: reset your password",
        text: expect.stringContaining(`\n\nhttps://site.example/account_reset?token=${token}`),
      },
    ]);
    expect(await rows()).toEqual([
      expect.objectContaining({ body: null, path: null, send_after: null, sent_at: site.clock.now, failure: null }),
    ]);
    expect(logged).toEqual([]);
  });

  it("posts an SMS that is signed, with the same id in every attempt", async () => {
    const service = await startSmsService(500);
    await smsTo("mesaj");
    const delivery = deliveryBy({ smsWebhookUrl: service.url });
    await deliverDue(site.db, delivery);
    expect(await rows()).toEqual([expect.objectContaining({ failure: "HTTP 500", body: smsBody.tr, sent_at: null })]);
    site.pass(10);
    await deliverDue(site.db, delivery);
    await service.close();
    expect(await rows()).toEqual([expect.objectContaining({ failure: null, body: null, sent_at: site.clock.now })]);

    expect(service.posts).toHaveLength(2);
    for (const { headers, body } of service.posts) {
      expect(JSON.parse(body)).toEqual({ to: "+905000000102", text: smsBody.tr });
      const { "webhook-id": id, "webhook-timestamp": timestamp } = headers;
      expect(id).toBe(service.posts[0]?.headers["webhook-id"]);
      const key = Buffer.from(smsWebhookSecret.slice("whsec_".length), "base64");
      const signature = createHmac("sha256", key)
        .update(`${String(id)}.${String(timestamp)}.${body}`)
        .digest("base64");
      expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
    }
    expect(service.posts.at(-1)?.headers["webhook-timestamp"]).toBe(
      String(Math.floor(site.clock.now.getTime() / 1_000)),
    );
  });

  it("waits with growing pauses for a server that is away, and gives up on an outdated message", async () => {
    const server = await startMailServer();
    await server.close();
    await mailTo("kod");
    const delivery = deliveryBy({ smtpUrl: server.url });
    const pauses: number[] = [];
    for (;;) {
      await deliverDue(site.db, delivery);
      const [row] = await rows();
      if (!row?.send_after) break;
      expect(row.body).not.toBeNull();
      pauses.push((row.send_after.getTime() - site.clock.now.getTime()) / 1_000);
      site.pass((pauses.at(-1) ?? 0) - 1);
      expect(await deliverDue(site.db, delivery)).toBe(0);
      site.pass(1);
    }
    // A reset link works for an hour.
    expect(pauses).toEqual([10, 30, 90, 270, 810]);
    expect(await rows()).toEqual([
      expect.objectContaining({ failure: "ESOCKET CONN", body: null, path: null, sent_at: null }),
    ]);
    expect(logged.join("\n")).not.toMatch(/@|token|s3cret/);
  });

  it("gives up at once what the server refuses for good", async () => {
    const server = await startMailServer({ refused: ["kod@test.example"] });
    const service = await startSmsService(422);
    await mailTo("kod");
    await smsTo("mesaj");
    await deliverDue(site.db, deliveryBy({ smtpUrl: server.url, smsWebhookUrl: service.url }));
    await Promise.all([server.close(), service.close()]);
    expect(await rows()).toEqual([
      expect.objectContaining({ failure: "EENVELOPE RCPT TO 550", body: null, path: null, send_after: null }),
      expect.objectContaining({ failure: "HTTP 422", body: null, send_after: null }),
    ]);
    expect(logged.toSorted()).toEqual([
      "A message (email) could not be delivered: EENVELOPE RCPT TO 550",
      "A message (sms) could not be delivered: HTTP 422",
    ]);
  });

  it("tries again after a wrong password, and tells nobody which", async () => {
    const server = await startMailServer();
    await mailTo("kod");
    await deliverDue(site.db, deliveryBy({ smtpUrl: server.url.replace(smtpPassword, "wr0ng") }));
    await server.close();
    expect(await rows()).toEqual([
      expect.objectContaining({ failure: "EAUTH AUTH PLAIN 535", send_after: expect.any(Date) }),
    ]);
    expect(logged.join("\n")).not.toContain("wr0ng");
  });

  it("ends an attempt with a server that never answers", async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const address = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    await mailTo("kod");
    await smsTo("mesaj");
    await deliverDue(
      site.db,
      deliveryBy({ smtpUrl: `smtp://${address}`, smsWebhookUrl: `http://${address}` }, { attemptMs: 20 }),
    );
    expect((await rows()).map(({ failure }) => failure)).toEqual(["EABORT", "TimeoutError"]);
    silent.close();
  });

  it("sends no code that has expired, and nothing without a transport", async () => {
    const service = await startSmsService();
    await smsTo("mesaj");
    await mailTo("kod");
    site.pass(181);
    await deliverDue(site.db, deliveryBy({ smsWebhookUrl: service.url }));
    await service.close();
    expect(service.posts).toEqual([]);
    expect(await rows()).toEqual([
      expect.objectContaining({ failure: "too late", body: null, send_after: null }),
      expect.objectContaining({ failure: "there is no transport", body: null, path: null, send_after: null }),
    ]);
  });

  it("sends each message once, also by two processes", async () => {
    const service = await startSmsService();
    const players = ["sade", "kod", "mesaj", "yirmi", "baska"];
    for (const username of [...players, ...players, ...players]) await smsTo(username);
    const delivery = deliveryBy({ smsWebhookUrl: service.url });
    await Promise.all([deliverDue(site.db, delivery), deliverDue(site.db, delivery), deliverDue(site.db, delivery)]);
    await service.close();
    const ids = service.posts.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(15);
    expect(ids).toHaveLength(15);
  });

  it("stops in the middle of an attempt", async () => {
    const silent = createServer(() => {});
    const reached = once(silent, "connection");
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    await mailTo("kod");
    const closing = new AbortController();
    const delivering = deliverMails(site.db, deliveryBy({ smtpUrl }), closing.signal, 0);
    await reached;
    closing.abort();
    await delivering;
    silent.close();
    expect(await rows()).toEqual([
      expect.objectContaining({ attempts: 1, body: expect.any(String), failure: "EABORT" }),
    ]);
  });
});

describe("the settings of transports", () => {
  it.each([
    [{ smtpUrl: "mail.karo.example", mailFrom }, "SMTP_URL is not"],
    [{ smtpUrl: `smtp://karo:${smtpPassword}@127.0.0.1` }, "MAIL_FROM"],
    [{ smsWebhookUrl: "sms.karo.example", smsWebhookSecret }, "SMS_WEBHOOK_URL is not"],
    [{ smsWebhookUrl: "https://sms.karo.example" }, "SMS_WEBHOOK_SECRET"],
    [{ smsWebhookUrl: "https://sms.karo.example", smsWebhookSecret: "c2hvcnQ=" }, "SMS_WEBHOOK_SECRET"],
  ])("refuse %j", (options, sentence) => {
    expect(() => transportsOf(options, siteOrigin)).toThrow(
      expect.objectContaining({ name: "OperatorError", message: expect.stringContaining(sentence) }),
    );
    expect(() => transportsOf(options, siteOrigin)).not.toThrow(/s3cret|c2hvcnQ/);
  });

  it("need the site's address for the links of mails", () => {
    expect(() => transportsOf({ smtpUrl: "smtp://127.0.0.1", mailFrom }, undefined)).toThrow(
      /SMTP_URL needs its address/,
    );
  });
});
