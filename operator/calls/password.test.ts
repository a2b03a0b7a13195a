import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import { systemPing } from "../../src/contract/system.ts";
import { userGetUserProfile, userLogin } from "../../src/contract/user.ts";
import {
  userEmailChange,
  userForgot,
  userPassChange,
  userPassReset,
  userRegisterConfirm,
  userUsernameChange,
} from "../../src/contract/user-account.ts";
import { databases } from "../testing/databases.ts";
import { testPassword } from "../testing/players.ts";
import { expired, loginFailed, openTestSite, type TestSite } from "../testing/site.ts";

const next = { password: "Biberli-8", passwordConfirm: "Biberli-8" };
const linkOver = { result: false, message: expect.stringMatching(/^Bu bağlantı geçersiz/), data: null };

const refusedAt = (field: string, message: string) => ({
  result: false,
  message,
  data: { errors: { [field]: message } },
});

describe.each(databases)("passwords and other credentials on $name", (database) => {
  let site: TestSite;
  const login = (username: string, password: string) => site.ask(userLogin, { username, password });
  const mails = async () => (await site.db.selectFrom("outbox").select("id").execute()).length;
  const resetToken = async (username: string) => {
    await site.succeed(userForgot, { username });
    return (await site.lastMessage(`${username}@test.example`)).token;
  };

  beforeAll(async () => {
    site = await openTestSite(database);
  });
  afterEach(() => site.pass(3_600));
  afterAll(() => site.close());

  it("are reset once by the link of a mail, which ends every session", async () => {
    const before = await site.sessionOf("sade");
    const changedAt = async () =>
      (await site.succeed(userGetUserProfile, {}, { as: await site.sessionOf("sade") })).passwordChangedAt;
    expect(await changedAt()).toBeUndefined();
    const token = await resetToken("sade");
    await site.succeed(userPassReset, { token, ...next });
    expect(await changedAt()).toBe(site.clock.now.toISOString());
    expect(await login("sade", testPassword)).toEqual(loginFailed);
    expect(await login("sade", next.password)).toMatchObject({ result: true });
    expect(await site.ask(financeCheckBalance, {}, { as: before })).toEqual(expired);
    expect(await site.ask(systemPing, {}, { as: before })).toEqual(expired);
    expect((await site.lastMessage("sade@test.example")).text).toMatch(/^Hesabınızın şifresi değişti/);
    expect(await site.ask(userPassReset, { token, ...next })).toEqual(linkOver);
  });

  it("are reset once by a link that is used twice at the same time", async () => {
    const token = await resetToken("sade");
    const both = [next, next].map((typed) => site.ask(userPassReset, { token, ...typed }));
    expect((await Promise.all(both)).filter(({ result }) => result)).toHaveLength(1);
  });

  it("are reset by the link before the last one, too, and then by no other", async () => {
    const first = await resetToken("sade");
    site.pass(1);
    const second = await resetToken("sade");
    await site.succeed(userPassReset, { token: first, ...next });
    expect(await site.ask(userPassReset, { token: second, ...next })).toEqual(linkOver);
  });

  it("are not reset by an older, expired, unrelated or invalid link", async () => {
    const first = await resetToken("sade");
    site.pass(1);
    await resetToken("sade");
    site.pass(1);
    const second = await resetToken("sade");
    expect(await site.ask(userPassReset, { token: first, ...next })).toEqual(linkOver);
    expect(await site.ask(userRegisterConfirm, { token: second })).toEqual(linkOver);
    site.pass(3_600);
    for (const token of [second, "", "x".repeat(5_000)]) {
      expect(await site.ask(userPassReset, { token, ...next })).toEqual(linkOver);
    }
  });

  it("keep the link valid when the new password is refused", async () => {
    const token = await resetToken("sade");
    const weak = { password: "abcdefg1", passwordConfirm: "abcdefg1" };
    expect(await site.ask(userPassReset, { token, ...weak })).toMatchObject({
      message: "Şifre en az bir büyük harf içermelidir",
    });
    expect(await site.ask(userPassReset, { token, ...next, passwordConfirm: "x" })).toMatchObject({
      message: "Şifreler eşleşmiyor",
    });
    await site.succeed(userPassReset, { token, ...next });
  });

  it("can be requested with the same answer for every account, also beyond the limit", async () => {
    const names = [
      { username: "sade" },
      { username: "kimse" },
      { email: "SADE@test.example" },
      { email: "kimse@test.example" },
      { username: "kapali" },
    ];
    const before = await mails();
    const rounds = [];
    for (let round = 0; round < 4; round += 1) {
      rounds.push(await Promise.all(names.map((typed) => site.ask(userForgot, typed))));
    }
    for (const answers of rounds) expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(rounds.map(([answer]) => answer?.code)).toEqual([undefined, undefined, undefined, 429]);
    expect(await mails()).toBe(before + 6);
  });

  it("are changed with the current one; other sessions end, this one stays", async () => {
    const here = await site.sessionOf("baska");
    const there = await site.sessionOf("baska");
    const change = (currentPassword: string, typed = next) =>
      site.ask(userPassChange, { currentPassword, ...typed }, { as: here });
    expect(await change("Yanlış-1")).toEqual(refusedAt("currentPassword", "Mevcut şifreniz hatalı."));
    expect(await change(testPassword, { password: "A1", passwordConfirm: "A1" })).toEqual(
      refusedAt("password", "Şifre en az 8 karakter olmalıdır"),
    );
    expect(await change(testPassword, { ...next, passwordConfirm: "A1" })).toEqual(
      refusedAt("passwordConfirm", "Şifreler eşleşmiyor"),
    );
    await site.succeed(financeCheckBalance, {}, { as: there });
    expect(await change(testPassword)).toMatchObject({ result: true });
    await site.succeed(financeCheckBalance, {}, { as: here });
    expect(await site.ask(systemPing, {}, { as: there })).toEqual(expired);
    expect(await login("baska", next.password)).toMatchObject({ result: true });
  });

  it("are not changed by an expired session, until it is refreshed", async () => {
    const here = await site.sessionOf("yirmi");
    const typed = { currentPassword: testPassword, ...next };
    const before = await mails();
    site.pass(3_600);
    expect(await site.ask(userPassChange, typed, { as: here })).toEqual(expired);
    expect(await login("yirmi", next.password)).toEqual(loginFailed);
    expect(await mails()).toBe(before);
    const fresh = await site.succeed(systemPing, {}, { as: here });
    await site.succeed(
      userPassChange,
      { currentPassword: testPassword, password: testPassword, passwordConfirm: testPassword },
      { as: fresh },
    );
  });

  it("are changed by one of two sessions at once; the other's session has expired", async () => {
    const here = await site.sessionOf("yirmi");
    const there = await site.sessionOf("yirmi");
    const answers = await Promise.all(
      [here, there].map((as, index) => {
        const password = `Naneli-${index}`;
        return site.ask(userPassChange, { currentPassword: testPassword, password, passwordConfirm: password }, { as });
      }),
    );
    expect(answers.filter(({ result }) => result)).toHaveLength(1);
    expect(answers.find(({ result }) => !result)).toEqual(expired);
    const winner = answers.findIndex(({ result }) => result);
    expect(await login("yirmi", `Naneli-${winner}`)).toMatchObject({ result: true });
    expect(await login("yirmi", `Naneli-${1 - winner}`)).toEqual(loginFailed);
    const typed = { currentPassword: `Naneli-${winner}`, password: testPassword, passwordConfirm: testPassword };
    await site.succeed(userPassChange, typed, { as: await site.sessionOf("yirmi") });
  });

  it("cannot be requested ten times an hour from unknown networks, but still from a known one", async () => {
    const from = (ip: string) => site.ask(userForgot, { username: "yirmi" }, { ip });
    for (let host = 0; host < 10; host += 1) expect(await from(`203.0.113.${host}`)).toMatchObject({ result: true });
    expect(await from("203.0.113.10")).toMatchObject({ code: 429 });
    expect(await from("192.0.2.1")).toMatchObject({ result: true });
    expect(await site.ask(userForgot, { username: "kimse" }, { ip: "203.0.113.11" })).toMatchObject({ result: true });
  });

  it("are not reset by a link from before a change", async () => {
    const here = await site.sessionOf("mesaj");
    const token = await resetToken("mesaj");
    const typed = { currentPassword: testPassword, password: testPassword, passwordConfirm: testPassword };
    await site.succeed(userPassChange, typed, { as: here });
    expect(await site.ask(userPassReset, { token, ...next })).toEqual(linkOver);
  });

  it("are changed in one transaction with all consequences", async () => {
    const here = await site.sessionOf("baska");
    const there = await site.sessionOf("baska");
    const token = await resetToken("baska");
    const third = { password: "Naneli-99", passwordConfirm: "Naneli-99" };
    await site.db.schema.alterTable("outbox").renameTo("elsewhere").execute();
    const change = site.ask(userPassChange, { currentPassword: next.password, ...third }, { as: here });
    await expect(change).rejects.toThrow("outbox");
    await expect(site.ask(userPassReset, { token, ...third })).rejects.toThrow("outbox");
    await site.db.schema.alterTable("elsewhere").renameTo("outbox").execute();
    expect(await login("baska", third.password)).toEqual(loginFailed);
    await site.succeed(financeCheckBalance, {}, { as: there });
    await site.succeed(userPassReset, { token, ...third });
  });

  it("cannot be guessed in an open session", async () => {
    const as = await site.sessionOf("yirmi");
    const guess = () => site.ask(userUsernameChange, { value: "yeniad", currentPassword: "Yanlış-1" }, { as });
    for (let attempt = 0; attempt < 10; attempt += 1) expect(await guess()).toMatchObject({ result: false });
    expect(await guess()).toMatchObject({ result: false, code: 429 });
  });

  it("limit how many addresses get a mail", async () => {
    const as = await site.sessionOf("yirmi");
    const change = (value: string) => site.ask(userEmailChange, { value, currentPassword: testPassword }, { as });
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await change(`adres${attempt}@test.example`)).toMatchObject({ result: true });
    expect(await change("adres@test.example")).toMatchObject({ result: false, code: 429 });
  });

  it("do not tell whose address the new one is, except to its owner", async () => {
    const as = await site.sessionOf("yirmi");
    const answers = async (value: string) => [
      await site.ask(userEmailChange, { value, currentPassword: testPassword }, { as }),
      await site.ask(userLogin, { username: value, password: testPassword }, { ip: "203.0.113.77" }),
    ];
    await site.db
      .updateTable("player")
      .set({ password_hash: "scrypt$4$8$1$AAAA$AAAA" })
      .where("username", "=", "sade")
      .execute();
    expect(await answers("sade@test.example")).toEqual(await answers("bos@test.example"));
    const toOwner = await site.db
      .selectFrom("outbox")
      .select("path")
      .where("recipient", "=", "sade@test.example")
      .where("path", "=", "/login")
      .execute();
    expect(toOwner).toHaveLength(1);
    expect((await site.lastMessage("bos@test.example")).token).not.toBe("");
  });

  it("let the username change to a free one", async () => {
    const as = await site.sessionOf("yirmi");
    const change = (value: string) => site.ask(userUsernameChange, { value, currentPassword: testPassword }, { as });
    expect(await change("SADE")).toMatchObject({ message: "Bu kullanıcı adı alınmış" });
    expect(await change("ışık")).toMatchObject({ message: expect.stringMatching(/Türkçe karakter/) });
    expect(await change("Yirmi.Bir")).toMatchObject({ result: true });
    expect(await login("yirmi", testPassword)).toEqual(loginFailed);
    expect(await login("yirmi.bir", testPassword)).toMatchObject({ result: true });
  });

  it("let the e-mail address change: the old one is notified, the new one confirms", async () => {
    const as = await site.sessionOf("mesaj");
    const change = (value: string) => site.ask(userEmailChange, { value, currentPassword: testPassword }, { as });
    const verified = async () => (await site.succeed(userGetUserProfile, {}, { as })).emailVerified;
    const oldToken = await resetToken("mesaj");
    const before = await mails();
    expect(await change("mesaj")).toMatchObject({ result: false });
    expect(await change("MESAJ@test.example")).toMatchObject({ result: true });
    expect(await mails()).toBe(before);

    expect(await change("yeni@test.example")).toMatchObject({ result: true });
    expect((await site.lastMessage("mesaj@test.example")).text).toMatch(/^Hesabınızın e-posta adresi değişti/);
    expect(await verified()).toBe(false);
    expect(await site.ask(userPassReset, { token: oldToken, ...next })).toEqual(linkOver);
    const { token } = await site.lastMessage("yeni@test.example");
    await site.succeed(userRegisterConfirm, { token });
    expect(await verified()).toBe(true);
  });
});
