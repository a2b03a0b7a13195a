import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import { systemPing } from "../../src/contract/system.ts";
import { userGetUserProfile, userLogout, userSessionRevoke, userSessions } from "../../src/contract/user.ts";
import { hashSecret } from "../lib/secret.ts";
import { databases } from "../testing/databases.ts";
import { expired, openTestSite, type TestSite } from "../testing/site.ts";

const hourSeconds = 3_600;

describe.each(databases)("a session on $name", (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database);
  });
  afterAll(() => site.close());

  it("admits its player, and shows the profile with a masked identity number", async () => {
    const as = await site.sessionOf("sade");
    expect(await site.succeed(userGetUserProfile, {}, { as })).toEqual({
      uid: as.uid,
      firstname: "Ada",
      lastname: "Deneme",
      username: "sade",
      email: "sade@test.example",
      emailVerified: true,
      phone: "+905000000100",
      birthdate: "1990-05-17",
      nationalId: "10*******46",
      country: "TR",
      city: "İzmir",
      address: "Deneme Sokak 1",
      currency: "TRY",
      language: "tr",
      gtm: "+03:00",
      gasecret: 0,
      rid: "10",
      smsOptIn: false,
      emailOptIn: false,
    });
  });

  it("expires an hour after its last ping, and says so in the contract's words", async () => {
    const as = await site.sessionOf("sade");
    site.pass(hourSeconds - 1);
    await site.succeed(financeCheckBalance, {}, { as });
    site.pass(1);
    expect(await site.ask(financeCheckBalance, {}, { as })).toEqual(expired);
  });

  it("can be refreshed for 15 minutes after it expired", async () => {
    const as = await site.sessionOf("sade");
    site.pass(hourSeconds + 15 * 60 - 1);
    const fresh = await site.succeed(systemPing, {}, { as, ip: "198.51.100.7" });
    expect(fresh).toMatchObject({ uid: as.uid, uip: "198.51.100.7" });
    await site.succeed(financeCheckBalance, {}, { as: fresh });
    site.pass(hourSeconds + 15 * 60);
    expect(await site.ask(systemPing, {}, { as: fresh })).toEqual(expired);
  });

  it("ends 24 hours after log-in, however often it is refreshed", async () => {
    let keys = await site.sessionOf("sade");
    for (let hour = 1; hour < 24; hour += 1) {
      site.pass(hourSeconds);
      keys = await site.succeed(systemPing, {}, { as: keys });
    }
    site.pass(hourSeconds - 1);
    await site.succeed(financeCheckBalance, {}, { as: keys });
    site.pass(1);
    for (const call of [financeCheckBalance, systemPing])
      expect(await site.ask(call, {}, { as: keys })).toEqual(expired);
    expect(await site.succeed(userSessions, {}, { as: await site.sessionOf("sade") })).toHaveLength(1);
  });

  it("gets new values by a ping, and the old ones work for 60 seconds more", async () => {
    const as = await site.sessionOf("sade");
    const fresh = await site.succeed(systemPing, {}, { as });
    expect(fresh.sid).not.toBe(as.sid);
    await site.succeed(financeCheckBalance, {}, { as: fresh });
    site.pass(59);
    await site.succeed(financeCheckBalance, {}, { as });
    site.pass(1);
    expect(await site.ask(userGetUserProfile, {}, { as })).toMatchObject({ result: false });
  });

  it("ends for everybody who has it when a replaced key is used, and its player gets one mail", async () => {
    const stolen = await site.sessionOf("baska");
    const elsewhere = await site.sessionOf("baska");
    let fresh = stolen;
    for (let ping = 0; ping < 3; ping += 1) {
      fresh = await site.succeed(systemPing, {}, { as: fresh });
      site.pass(61);
    }
    await site.succeed(financeCheckBalance, {}, { as: fresh });
    const copied = { ...expired, debug: "session copied" };
    const answers = await Promise.all([1, 2].map(() => site.ask(financeCheckBalance, {}, { as: stolen })));
    expect(answers).toEqual([copied, copied]);
    for (const as of [fresh, stolen])
      for (const call of [systemPing, financeCheckBalance]) expect(await site.ask(call, {}, { as })).toEqual(copied);
    await site.succeed(financeCheckBalance, {}, { as: elsewhere });
    const mails = await site.db
      .selectFrom("outbox")
      .select(["subject", "path"])
      .where("recipient", "=", "baska@test.example")
      .execute();
    expect(mails).toEqual([
      { subject: expect.stringContaining("bir oturumunuzu kapattık"), path: "/profile/security" },
    ]);
    const events = await site.db
      .selectFrom("security_event")
      .select(["kind", "times"])
      .where("player_id", "=", stolen.uid)
      .execute();
    expect(events).toEqual([{ kind: "session-copied", times: 1 }]);
  });

  it("is not taken for a copied one at its log-out, nor when it is over anyway", async () => {
    const old = await site.sessionOf("baska");
    const fresh = await site.succeed(systemPing, {}, { as: old });
    await site.succeed(financeCheckBalance, {}, { as: fresh });
    site.pass(hourSeconds + 15 * 60);
    expect(await site.ask(systemPing, {}, { as: old })).toEqual(expired);
    const late = await site.sessionOf("baska");
    await site.succeed(financeCheckBalance, {}, { as: await site.succeed(systemPing, {}, { as: late }) });
    site.pass(61);
    await site.succeed(userLogout, {}, { as: late });
  });

  it("keeps the last 500 keys that were replaced", async () => {
    let keys = await site.sessionOf("sade");
    const hash = randomUUID();
    const { session_id } = await site.db
      .selectFrom("session_key")
      .select("session_id")
      .where("hash", "=", hashSecret(keys.sid))
      .executeTakeFirstOrThrow();
    const old = (n: number) => ({
      hash: `${hash}${n}`,
      session_id,
      uip: "",
      replaces: null,
      replaced_at: new Date(site.clock.now.getTime() - n),
    });
    await site.db
      .insertInto("session_key")
      .values(Array.from({ length: 500 }, (_, n) => old(n + 1)))
      .execute();
    keys = await site.succeed(systemPing, {}, { as: keys });
    const left = await site.db.selectFrom("session_key").select("hash").where("session_id", "=", session_id).execute();
    expect(left).toHaveLength(501);
    expect(left.map((key) => key.hash)).not.toContain(`${hash}500`);
  });

  it("survives two tabs that ping at once", async () => {
    const as = await site.sessionOf("sade");
    const ping = () => site.succeed(systemPing, {}, { as });
    const both = await Promise.all([ping(), ping()]);
    for (const fresh of both) await site.succeed(financeCheckBalance, {}, { as: fresh });
  });

  it("can be pinged with old values until the new ones are used, because an answer may be lost", async () => {
    const as = await site.sessionOf("sade");
    await site.succeed(systemPing, {}, { as });
    site.pass(300);
    expect(await site.ask(financeCheckBalance, {}, { as })).toEqual(expired);
    const fresh = await site.succeed(systemPing, {}, { as });
    await site.succeed(financeCheckBalance, {}, { as: fresh });
    site.pass(61);
    expect(await site.ask(systemPing, {}, { as })).toEqual({ ...expired, debug: "session copied" });
  });

  it("ends for good with a log-out", async () => {
    const as = await site.sessionOf("sade");
    const fresh = await site.succeed(systemPing, {}, { as });
    await site.succeed(userLogout, {}, { as: fresh });
    for (const keys of [as, fresh]) {
      expect(await site.ask(financeCheckBalance, {}, { as: keys })).toEqual(expired);
      expect(await site.ask(systemPing, {}, { as: keys })).toEqual(expired);
      expect(await site.ask(userLogout, {}, { as: keys })).toEqual(expired);
    }
  });

  it("can be ended after it expired, so that it cannot be refreshed", async () => {
    const as = await site.sessionOf("sade");
    site.pass(2 * hourSeconds);
    await site.succeed(userLogout, {}, { as });
    expect(await site.ask(systemPing, {}, { as })).toEqual(expired);
  });

  it("ends with the account", async () => {
    const as = await site.sessionOf("yirmi");
    await site.db.updateTable("player").set({ status: "inactive" }).where("id", "=", as.uid).execute();
    const inactive = { result: false, message: "İnaktif hesap", data: null };
    expect(await site.ask(financeCheckBalance, {}, { as })).toEqual(inactive);
    expect(await site.ask(systemPing, {}, { as })).toEqual(inactive);
  });

  it("is listed with its device, and can be revoked from another one", async () => {
    const here = await site.sessionOf("baska");
    const there = await site.sessionOf("baska");
    await site.sessionOf("baska", "sms");
    site.pass(60);
    await site.succeed(financeCheckBalance, {}, { as: here });
    const listed = await site.succeed(userSessions, {}, { as: here, language: "en" });
    expect(listed).toEqual([
      expect.objectContaining({
        current: true,
        device: "Unknown device",
        ip: "192.0.2.1",
        lastSeen: site.clock.now.toISOString(),
      }),
      expect.objectContaining({ current: false }),
    ]);
    const id = listed[1]?.id ?? "";
    await site.succeed(userSessionRevoke, { id }, { as: here });
    expect(await site.ask(systemPing, {}, { as: there })).toEqual(expired);
    expect(await site.succeed(userSessions, {}, { as: here })).toHaveLength(1);
    expect(await site.ask(userSessionRevoke, { id }, { as: here })).toMatchObject({ result: false, code: 404 });
  });

  it("of another player cannot be revoked", async () => {
    const mine = await site.sessionOf("sade");
    const theirs = await site.sessionOf("baska");
    const sessions = await site.succeed(userSessions, {}, { as: theirs });
    for (const { id } of sessions) {
      expect(await site.ask(userSessionRevoke, { id }, { as: mine })).toMatchObject({ code: 404 });
    }
    expect(await site.ask(userSessionRevoke, { id: "no-uuid" }, { as: mine })).toMatchObject({ code: 404 });
    await site.succeed(financeCheckBalance, {}, { as: theirs });
  });
});
