import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AnyCall, nameOf } from "../../src/contract/declaration.ts";
import { allExamples } from "../../src/testing/examples/all.ts";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { systemPing } from "../../src/contract/system.ts";
import { userCheckGa, userGetUserProfile, userLogin, userLogout } from "../../src/contract/user.ts";
import { userSmsSend, userSmsValidate } from "../../src/contract/user-security.ts";
import { totpAt } from "../identity/second-factor.ts";
import { databases } from "../testing/databases.ts";
import { testPassword, testSecret } from "../testing/players.ts";
import { anonymous, expired, openTestSite, type TestSite } from "../testing/site.ts";

const SiteType = "Mobile";
const wrong = { result: false, message: "Girdiğiniz kod hatalı", data: null };
const noPermission = { result: false, message: "Bu işlem için yetkiniz yok", data: null };
const allowed = new Set(["user/check_ga", "user/sms_send", "user/sms_validate", "user/logout"]);

describe.each(databases)("the second factor on $name", (database) => {
  let site: TestSite;
  const totp = (drift = 0) => totpAt(testSecret, new Date(site.clock.now.getTime() + drift * 30_000));
  const login = (username: string) => site.succeed(userLogin, { username, password: testPassword });
  const checkGa = (as: SessionKeys, ga_code: string) => site.ask(userCheckGa, { SiteType, ga_code }, { as });
  const validate = (as: SessionKeys, code: string) => site.ask(userSmsValidate, { SiteType, code }, { as });
  const newCode = async (as: SessionKeys) => {
    expect(await site.succeed(userSmsSend, { SiteType }, { as })).toEqual({ expiresIn: 180 });
    return (await site.lastMessage("+905000000102")).code;
  };

  beforeAll(async () => {
    site = await openTestSite(database);
  });
  beforeEach(() => site.pass(3_600));
  afterAll(() => site.close());

  it("is required by log-in, which does not send the secret", async () => {
    expect(await login("kod")).toMatchObject({ gasecret: 16, language: "en" });
    expect(await login("mesaj")).toMatchObject({ gasecret: 0, otp: "sms" });
    const answer = await site.ask(userLogin, { username: "kod", password: testPassword });
    expect(JSON.stringify(answer)).not.toContain(testSecret);
  });

  it.each(["kod", "mesaj"])("restricts the session of %s until its code is accepted", async (username) => {
    const awaits = username === "kod" ? "ga" : "sms";
    for (const { call, request } of allExamples as readonly { call: AnyCall; request: unknown }[]) {
      if (call.access === "public" || allowed.has(nameOf(call))) continue;
      const as = await site.sessionOf(username, awaits);
      expect(await site.ask(call, request, { as }), nameOf(call)).toMatchObject(anonymous);
    }
  });

  it("accepts the right authenticator code", async () => {
    const as = await login("kod");
    expect(await site.ask(userGetUserProfile, {}, { as })).toMatchObject(anonymous);
    const proved = await site.succeed(userCheckGa, { SiteType, ga_code: totp() }, { as });
    expect(await site.succeed(userGetUserProfile, {}, { as: proved ?? as })).toMatchObject({
      gasecret: 16,
      lastlogin: site.clock.now.toISOString(),
    });
    await site.succeed(systemPing, {}, { as: proved ?? as });
  });

  it("renews the key of the session, so that whoever knew it before the code has no session", async () => {
    const half = await login("mesaj");
    const proved = await site.succeed(userSmsValidate, { SiteType, code: await newCode(half) }, { as: half });
    expect(proved).toMatchObject({ uid: half.uid, sid: expect.stringMatching(/^[\w-]{43}$/) });
    await site.succeed(financeCheckBalance, {}, { as: proved ?? half });
    for (const call of [financeCheckBalance, systemPing, userLogout])
      expect(await site.ask(call, {}, { as: half })).toMatchObject(anonymous);
    // In a session that is signed in, a code changes nothing about the key.
    const signedIn = proved ?? half;
    expect(
      await site.succeed(userSmsValidate, { SiteType, code: await newCode(signedIn) }, { as: signedIn }),
    ).toBeNull();
  });

  it.each([-1, 1])("tolerates a clock that is wrong by one step: %i", async (drift) => {
    const as = await site.sessionOf("kod", "ga");
    await site.succeed(userCheckGa, { SiteType, ga_code: totp(drift) }, { as });
  });

  it("accepts no code twice, and none older than the last", async () => {
    const code = totp();
    const earlier = totp(-1);
    await site.succeed(userCheckGa, { SiteType, ga_code: code }, { as: await site.sessionOf("kod", "ga") });
    const again = await site.sessionOf("kod", "ga");
    expect(await checkGa(again, code)).toEqual(wrong);
    expect(await checkGa(again, earlier)).toEqual(wrong);
    expect(await checkGa(again, totp(1))).toMatchObject({ result: true });
  });

  it("accepts right codes after one accepted while the operator's clock was two hours ahead", async () => {
    const { now } = site.clock;
    site.pass(7_200);
    await site.succeed(userCheckGa, { SiteType, ga_code: totp() }, { as: await site.sessionOf("kod", "ga") });
    site.clock.now = now;
    const code = totp();
    await site.succeed(userCheckGa, { SiteType, ga_code: code }, { as: await site.sessionOf("kod", "ga") });
    expect(await checkGa(await site.sessionOf("kod", "ga"), code)).toEqual(wrong);
  });

  it("accepts a code once when it is sent twice at the same time", async () => {
    const [one, two] = [await site.sessionOf("kod", "ga"), await site.sessionOf("kod", "ga")];
    const outcomes = await Promise.all([one, two].map((as) => checkGa(as, totp())));
    expect(outcomes.filter(({ result }) => result)).toHaveLength(1);
  });

  it.each(["", "12345", "1234567", "abcdef", "000000 "])("refuses the code %j", async (code) => {
    const as = await site.sessionOf("kod", "ga");
    expect(await checkGa(as, code)).toEqual(wrong);
    expect(await site.ask(financeCheckBalance, {}, { as })).toMatchObject(anonymous);
  });

  it("limits guessing codes across all sessions of the player", async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await checkGa(await site.sessionOf("kod", "ga"), "12345")).toEqual(wrong);
    }
    const as = await site.sessionOf("kod", "ga");
    expect(await checkGa(as, totp())).toMatchObject({ result: false, code: 429 });
    site.pass(15 * 60);
    expect(await checkGa(await site.sessionOf("kod", "ga"), totp())).toMatchObject({ result: true });
  });

  it("cannot bypass the authenticator by SMS, or the reverse", async () => {
    const ga = await site.sessionOf("kod", "ga");
    expect(await site.ask(userSmsSend, { SiteType }, { as: ga })).toEqual(noPermission);
    expect(await validate(ga, "123456")).toEqual(noPermission);
    expect(await checkGa(await site.sessionOf("mesaj", "sms"), "123456")).toEqual(noPermission);
  });

  it("needs the session as user: none or another one is refused", async () => {
    const data = { SiteType, ga_code: totp() };
    expect(await site.ask(userCheckGa, data)).toMatchObject(anonymous);
    expect(await site.ask(userCheckGa, data, { user: { uip: "x" } })).toMatchObject(anonymous);
    const other = await site.sessionOf("sade");
    expect(await site.ask(userCheckGa, data, { as: other })).toEqual(wrong);
  });

  it("can be entered for ten minutes", async () => {
    const as = await login("kod");
    site.pass(600);
    expect(await checkGa(as, totp())).toEqual(expired);
    expect(await site.ask(systemPing, {}, { as })).toMatchObject(anonymous);
  });

  it("can be given up", async () => {
    const as = await login("kod");
    await site.succeed(userLogout, {}, { as });
    expect(await checkGa(as, totp())).toEqual(expired);
  });

  it("accepts the right SMS code once", async () => {
    const as = await login("mesaj");
    const code = await newCode(as);
    expect(code).toMatch(/^\d{6}$/);
    const proved = (await site.succeed(userSmsValidate, { SiteType, code }, { as })) ?? as;
    await site.succeed(financeCheckBalance, {}, { as: proved });
    expect(await validate(proved, code)).toEqual(wrong);
  });

  it("accepts an SMS code only in the session that requested it", async () => {
    const code = await newCode(await site.sessionOf("mesaj", "sms"));
    expect(await validate(await site.sessionOf("mesaj", "sms"), code)).toEqual(wrong);
  });

  it("accepts only the last SMS code, for 180 seconds and five attempts", async () => {
    const as = await site.sessionOf("mesaj", "sms");
    const first = await newCode(as);
    const second = await newCode(as);
    if (first !== second) expect(await validate(as, first)).toEqual(wrong);
    site.pass(180);
    expect(await validate(as, second)).toEqual(wrong);
    const third = await newCode(as);
    for (let guess = 0; guess < 5; guess += 1) expect(await validate(as, "12345")).toEqual(wrong);
    expect(await validate(as, third)).toEqual(wrong);
  });

  it("by SMS verifies the phone, which belongs to the first account that does", async () => {
    const { phone } = await site.db
      .selectFrom("player")
      .select("phone")
      .where("username", "=", "mesaj")
      .executeTakeFirstOrThrow();
    const verified = async (username: string) =>
      (
        await site.db
          .selectFrom("player")
          .select("phone_verified")
          .where("username", "=", username)
          .executeTakeFirstOrThrow()
      ).phone_verified;
    await site.db
      .updateTable("player")
      .set({ phone, phone_verified: false })
      .where("username", "in", ["mesaj", "yirmi", "sade"])
      .execute();
    const enter = async (username: string) => {
      const as = await site.sessionOf(username);
      return validate(as, await newCode(as));
    };
    expect(await enter("yirmi")).toMatchObject({ result: true });
    expect(await enter("sade")).toMatchObject({
      result: false,
      message: expect.stringMatching(/^Bu telefon numarası başka bir hesapta doğrulanmış/),
    });
    // The code of their second factor goes on working.
    expect(await enter("mesaj")).toMatchObject({ result: true });
    expect([await verified("yirmi"), await verified("sade"), await verified("mesaj")]).toEqual([true, false, false]);
  });

  it("sends at most five SMS in a quarter of an hour", async () => {
    for (let sent = 0; sent < 5; sent += 1) await newCode(await site.sessionOf("mesaj", "sms"));
    const as = await site.sessionOf("mesaj", "sms");
    expect(await site.ask(userSmsSend, { SiteType }, { as, language: "en" })).toEqual({
      result: false,
      message: "Too many attempts. Please try again in 15 minutes.",
      data: { retryAfter: 900 },
      code: 429,
    });
  });
});
