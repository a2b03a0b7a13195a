import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAccount } from "../identity/accounts.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { userCheckGa, userGetUserProfile, userLogin } from "../../src/contract/user.ts";
import {
  userCheckUserGa,
  userClearGeneratedGa,
  userGenerateGa,
  userSetTwoAuthType,
  userSmsSend,
  userSmsValidate,
  userTwoAuthType,
} from "../../src/contract/user-security.ts";
import { totpAt } from "../identity/second-factor.ts";
import { databases } from "../testing/databases.ts";
import { testPassword } from "../testing/players.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";

const SiteType = "Mobile";

describe.each(databases)("choosing a second factor on $name", (database) => {
  let site: TestSite;
  let as: SessionKeys;
  let secret = "";
  const totp = (from = secret) => totpAt(from, site.clock.now);
  const method = async () => (await site.succeed(userTwoAuthType, {}, { as })).type;
  const enterSmsCode = async (as: SessionKeys) => {
    await site.succeed(userSmsSend, { SiteType }, { as });
    const { code } = await site.lastMessage("+905000000100");
    await site.succeed(userSmsValidate, { SiteType, code }, { as });
  };
  const loginAnswer = () => site.succeed(userLogin, { username: "sade", password: testPassword });

  beforeAll(async () => {
    site = await openTestSite(database);
    as = await site.sessionOf("sade");
  });
  afterAll(() => site.close());

  it("is off at first", async () => {
    expect(await method()).toBe("none");
    expect(await site.succeed(userCheckUserGa, {}, { as })).toEqual({ enabled: false });
    expect(await site.ask(userCheckGa, { SiteType, ga_code: "123456" }, { as })).toMatchObject({ result: false });
  });

  it("turns SMS on and off only after a code was just entered", async () => {
    expect(await site.succeed(userSetTwoAuthType, { type: "sms" }, { as })).toEqual({ type: "sms" });
    expect(await method()).toBe("sms");
    expect((await site.lastMessage("sade@test.example")).text).toMatch(/^Hesabınızda SMS ile giriş kodu açıldı/);
    expect(await loginAnswer()).toMatchObject({ otp: "sms" });
    const codeFirst = { result: false, message: "Önce telefonunuza gelen kodu girin." };
    const turnOff = () => site.ask(userSetTwoAuthType, { type: "none" }, { as });
    expect(await turnOff()).toMatchObject(codeFirst);
    expect(await site.ask(userGenerateGa, { SiteType }, { as })).toMatchObject(codeFirst);
    // Another session's code does not count for this one, nor one of more than five minutes ago.
    const elsewhere = await site.sessionOf("sade");
    await enterSmsCode(elsewhere);
    expect(await turnOff()).toMatchObject(codeFirst);
    await enterSmsCode(as);
    site.pass(5 * 60);
    expect(await turnOff()).toMatchObject({ result: false, code: 428 });
    await enterSmsCode(as);
    expect(await turnOff()).toMatchObject({ result: true, data: { type: "none" } });
    expect((await site.lastMessage("sade@test.example")).text).toMatch(/^Hesabınızda SMS ile giriş kodu kapatıldı/);
    const { id } = (await findAccount(site.db, "sade")) ?? { id: "" };
    const events = await site.db
      .selectFrom("security_event")
      .select(["kind", "made_by"])
      .where("player_id", "=", id)
      .where("kind", "in", ["sms-on", "sms-off"])
      .orderBy("id")
      .execute();
    expect(events).toEqual([
      { kind: "sms-on", made_by: "player" },
      { kind: "sms-off", made_by: "player" },
    ]);
  });

  it("forgets an authenticator that was being set up when SMS is turned on", async () => {
    const thief = await site.sessionOf("sade");
    const { secret: kept } = await site.succeed(userGenerateGa, { SiteType }, { as: thief });
    await site.succeed(userSetTwoAuthType, { type: "sms" }, { as });
    expect(await site.ask(userCheckGa, { SiteType, ga_code: totp(kept) }, { as: thief })).toMatchObject({
      result: false,
    });
    expect(await method()).toBe("sms");
    await enterSmsCode(as);
    await site.succeed(userSetTwoAuthType, { type: "none" }, { as });
  });

  it("generates a secret that takes effect with its first code", async () => {
    const discarded = await site.succeed(userGenerateGa, { SiteType }, { as });
    const made = await site.succeed(userGenerateGa, { SiteType }, { as });
    expect(made.otpauth).toMatch(new RegExp(`^otpauth://totp/Karo:sade\\?secret=${made.secret}&issuer=Karo`));
    expect(await method()).toBe("none");
    expect(await loginAnswer()).toMatchObject({ gasecret: 0 });
    const old = await site.ask(userCheckGa, { SiteType, ga_code: totp(discarded.secret) }, { as });
    expect(old).toMatchObject({ result: false });

    secret = made.secret;
    await site.succeed(userCheckGa, { SiteType, ga_code: totp() }, { as });
    expect(await method()).toBe("ga");
    expect(await site.succeed(userCheckUserGa, {}, { as })).toEqual({ enabled: true });
    expect((await site.lastMessage("sade@test.example")).text).toMatch(/^Hesabınızda doğrulayıcı uygulama açıldı/);
    expect(await loginAnswer()).toMatchObject({ gasecret: 16 });
    const profile = await site.ask(userGetUserProfile, {}, { as });
    expect(profile.data).toMatchObject({ gasecret: "*".repeat(16) });
    expect(JSON.stringify(profile)).not.toContain(secret);
  });

  it("turns the authenticator off only with a code of it", async () => {
    expect(await site.ask(userSetTwoAuthType, { type: "none" }, { as })).toMatchObject({ result: false });
    expect(await site.ask(userSetTwoAuthType, { type: "sms" }, { as })).toMatchObject({ result: false });
    expect(await site.ask(userGenerateGa, { SiteType }, { as })).toMatchObject({ result: false });
    // The code that turned it on cannot be used again.
    for (const gacode of [totp(), "12345", ""]) {
      const answer = await site.ask(userClearGeneratedGa, { SiteType, gacode }, { as });
      expect(answer).toMatchObject({ result: false, message: "Girdiğiniz kod hatalı" });
    }
    expect(await method()).toBe("ga");
    site.pass(30);
    await site.succeed(userClearGeneratedGa, { SiteType, gacode: totp() }, { as });
    expect(await method()).toBe("none");
    const again = await site.ask(userClearGeneratedGa, { SiteType, gacode: totp() }, { as });
    expect(again).toMatchObject({ result: false, message: "Doğrulayıcınız kapalı." });
  });

  it("accepts a new authenticator's code in the half minute in which the old one was turned off", async () => {
    const made = await site.succeed(userGenerateGa, { SiteType }, { as });
    await site.succeed(userCheckGa, { SiteType, ga_code: totp(made.secret) }, { as });
    // Used by the activation.
    const again = await site.ask(userClearGeneratedGa, { SiteType, gacode: totp(made.secret) }, { as });
    expect(again).toMatchObject({ result: false, message: "Girdiğiniz kod hatalı" });
    site.pass(30);
    await site.succeed(userClearGeneratedGa, { SiteType, gacode: totp(made.secret) }, { as });
  });

  it("answers two simultaneous changes with one of them", async () => {
    for (let round = 0; round < 4; round += 1) {
      site.pass(30);
      const made = await site.succeed(userGenerateGa, { SiteType }, { as });
      await Promise.all([
        site.ask(userCheckGa, { SiteType, ga_code: totp(made.secret) }, { as }),
        ...Array.from({ length: 8 }, () => site.ask(userSetTwoAuthType, { type: "sms" }, { as })),
      ]);
      const chosen = await method();
      expect(await site.succeed(userCheckUserGa, {}, { as })).toEqual({ enabled: chosen === "ga" });
      site.pass(30);
      if (chosen === "ga") await site.succeed(userClearGeneratedGa, { SiteType, gacode: totp(made.secret) }, { as });
      else {
        await site.db.deleteFrom("throttle").execute();
        await enterSmsCode(as);
        await site.succeed(userSetTwoAuthType, { type: "none" }, { as });
      }
    }
  });
});
