import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { RequestOf } from "../../src/contract/declaration.ts";
import { parseAnswer } from "../../src/contract/envelope.ts";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import { userGetUserProfile, userLogin } from "../../src/contract/user.ts";
import { userForgot, userRegister, userRegisterConfirm, userRegisterResend } from "../../src/contract/user-account.ts";
import { setPasswordCost } from "../identity/password-hash.ts";
import { cheapPasswords } from "../testing/cheap-passwords.ts";
import { databases } from "../testing/databases.ts";
import { testPassword } from "../testing/players.ts";
import { type Asking, openTestSite, type TestSite } from "../testing/site.ts";

const form = {
  firstName: "  Işıl  Nur ",
  lastName: "Çağlayan",
  birthDate: "2008-03-14",
  nationalId: "10000000450",
  country: "TR",
  city: "Muğla",
  address: "Deneme Sokak 2",
  currency: "TRY",
  email: "Isil@Test.example",
  phone: "0500 000 02 01",
  username: "Isil.Nur",
  password: "Biber-ve-Nane-8",
  passwordConfirm: "Biber-ve-Nane-8",
  promotionCode: "HOSGELDIN",
  smsOptIn: 0,
  emailOptIn: true,
  rulesAccepted: "1",
} as const satisfies RequestOf<typeof userRegister>;

const another = (username: string, phone: number, nationalId: string) => ({
  ...form,
  username,
  email: `${username}@test.example`,
  phone: `+905000000${phone}`,
  nationalId,
});

describe.each(databases)("user/register on $name", (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database);
  });
  afterEach(() => site.pass(3_600));
  afterAll(() => site.close());

  const errorsOf = async (change: Partial<RequestOf<typeof userRegister>>, asking?: Asking) => {
    const parsed = parseAnswer(userRegister, await site.ask(userRegister, { ...form, ...change }, asking));
    if (parsed.kind !== "refusal") throw new Error(`Not a refusal: ${parsed.kind}`);
    return (parsed.data as { errors?: Record<string, string> } | undefined)?.errors;
  };

  it("opens an account that is confirmed by mail", async () => {
    const { uid } = await site.succeed(userRegister, form, { language: "en" });
    const credentials = { username: "isil.nur", password: form.password };
    const unconfirmed = { result: false, message: "İnaktif hesap", data: null, debug: "unconfirmed" };
    expect(await site.ask(userLogin, credentials)).toEqual(unconfirmed);

    const mail = await site.lastMessage("Isil@Test.example");
    expect(mail.path).toMatch(/^\/register-account-confirm\?token=[\w-]{43}$/);
    expect(mail.text).toMatch(/^Open the link/);
    await site.succeed(userRegisterConfirm, { token: mail.token });
    const as = await site.succeed(userLogin, credentials);
    expect(as.uid).toBe(uid);
    expect(await site.succeed(userGetUserProfile, {}, { as })).toMatchObject({
      firstname: "Işıl Nur",
      lastname: "Çağlayan",
      username: "Isil.Nur",
      email: "Isil@Test.example",
      emailVerified: true,
      phone: "+905000000201",
      birthdate: "2008-03-14",
      nationalId: "10*******50",
      rid: "10",
    });
    expect(await site.succeed(financeCheckBalance, {}, { as })).toEqual([{ balance: "0.00", currency: "TRY" }]);
    const again = await site.ask(userRegisterConfirm, { token: mail.token });
    expect(again).toMatchObject({ result: false });
  });

  it("reports a taken username at its field, in the page's language", async () => {
    expect(await errorsOf({ username: "ISIL.NUR" })).toEqual({ username: "Bu kullanıcı adı alınmış" });
    expect(await errorsOf({ username: "sade" }, { language: "en" })).toEqual({ username: "This username is taken" });
  });

  it("tells nobody but the owner of the address whose e-mail, phone or identity number it is", async () => {
    const owner = await site.db
      .selectFrom("player")
      .selectAll()
      .where("username", "=", "mesaj")
      .executeTakeFirstOrThrow();
    const taken = { email: owner.email.toUpperCase(), phone: owner.phone, nationalId: owner.national_id };
    const answers = async (typed: RequestOf<typeof userRegister>) => {
      const given = [await site.ask(userRegister, typed), await site.ask(userRegister, typed)];
      for (const name of [typed.username, typed.email])
        given.push(await site.ask(userLogin, { username: name, password: typed.password }));
      for (const name of [{ username: typed.username }, { email: typed.email }])
        given.push(await site.ask(userForgot, name));
      return JSON.stringify(given).replace(/"uid":"\d+"/, "");
    };
    const freely = another("yenikisi", 212, "10000000832");
    expect(await answers({ ...freely, username: "yankisi", ...taken })).toBe(await answers(freely));
    expect(await site.lastMessage(freely.email)).toMatchObject({
      path: expect.stringMatching(/^\/register-account-confirm\?token=/),
    });
    expect(await site.lastMessage(taken.email)).toMatchObject({
      path: "/login",
      text: expect.stringContaining("zaten sizin hesabınıza ait"),
    });
    expect(await site.lastMessage(owner.email)).toMatchObject({
      path: expect.stringMatching(/^\/account_reset\?token=/),
    });
  });

  it("gives an address to the first account that confirms it", async () => {
    const first = another("birinci", 213, "10000000900");
    await site.succeed(userRegister, first);
    const { token } = await site.lastMessage(first.email);
    await site.succeed(userRegister, { ...first, username: "ikinci" });
    await site.succeed(userRegisterConfirm, { token: (await site.lastMessage(first.email)).token });
    expect(await site.ask(userRegisterConfirm, { token })).toMatchObject({
      message: expect.stringMatching(/^Bu bağlantı geçersiz/),
    });
    const as = await site.succeed(userLogin, { username: first.email, password: first.password });
    expect(as.username).toBe("ikinci");
    expect(await site.ask(userLogin, { username: "birinci", password: first.password })).toMatchObject({
      debug: "unconfirmed",
    });
  });

  it("limits the mails to one address", async () => {
    const mails = async () =>
      (await site.db.selectFrom("outbox").select("id").where("recipient", "=", "hedef@test.example").execute()).length;
    const at = (turn: number) => ({ ...another(`hedef${turn}`, 214, "10000000214"), email: "hedef@test.example" });
    for (let turn = 0; turn < 5; turn += 1) await site.succeed(userRegister, at(turn));
    expect(await site.ask(userRegister, at(5), { ip: "198.51.100.1" })).toMatchObject({ code: 429 });
    expect(await mails()).toBe(5);
  });

  it("accepts any identity card or passport of another country", async () => {
    const abroad = { ...another("gurbetci", 210, "C01 X0006-H"), country: "DE" };
    await site.succeed(userRegister, abroad);
    expect(await errorsOf({ ...abroad, country: "TR" }, { language: "en" })).toEqual({
      nationalId: "T.R. Identity Number is Incorrect",
    });
  });

  it("makes one account from two simultaneous registrations", async () => {
    const twin = another("ikiz", 203, "10000000528");
    const answers = await Promise.all([site.ask(userRegister, twin), site.ask(userRegister, twin)]);
    expect(answers.filter(({ result }) => result)).toHaveLength(1);
    const refused = answers.find(({ result }) => !result);
    expect(refused?.data).toMatchObject({ errors: { username: "Bu kullanıcı adı alınmış" } });
  });

  it("reports all errors at once", async () => {
    const nothing = {
      firstName: " ",
      lastName: "<script>",
      birthDate: "2008-03-20",
      nationalId: "no. 1",
      country: "Türkiye",
      city: "",
      address: "x".repeat(251),
      currency: "EUR",
      email: "isil@test",
      phone: "123",
      username: "Işıl",
      password: "abc",
      passwordConfirm: "abd",
      promotionCode: "x".repeat(51),
      rulesAccepted: false,
    };
    expect(await errorsOf(nothing, { language: "en" })).toEqual({
      firstName: "Required field",
      lastName: "Use letters only",
      birthDate: "You must be 18 or older",
      nationalId: expect.stringMatching(/^Enter the number of your identity card/),
      country: "Choose a country from the list",
      city: "Required field",
      address: "Too long",
      currency: "Only Turkish lira is available",
      email: "Enter a valid e-mail address",
      phone: "Enter a valid phone number",
      username: expect.stringMatching(/^4–20 characters/),
      password: "Password must be at least 8 characters",
      passwordConfirm: "Passwords don't match",
      promotionCode: "Too long",
      rulesAccepted: "You must accept the rules",
    });
  });

  it("does not block the database while the password is hashed", async () => {
    // A hash that takes long.
    setPasswordCost();
    onTestFinished(cheapPasswords);
    const busy = another("bekleyen", 206, "10000001068");
    const state = { answered: false };
    const registering = site.ask(userRegister, busy, { idempotencyKey: randomUUID() }).finally(() => {
      state.answered = true;
    });
    // A transaction would block every other call of the embedded database until the hash is ready.
    let readMeanwhile = 0;
    for (; !state.answered; readMeanwhile += 1) {
      await site.db.selectFrom("maintenance").select("active").execute();
      await new Promise(setImmediate);
    }
    expect(await registering).toMatchObject({ result: true });
    // The call itself makes about ten queries, with room for a few reads between two of them.
    expect(readMeanwhile).toBeGreaterThan(60);
  });

  it("does not store a rate limit under an Idempotency-Key: the same request succeeds later", async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) await errorsOf({ username: "sade" });
    const late = another("sabirli", 207, "10000001136");
    const register = () => site.ask(userRegister, late, { idempotencyKey });
    const idempotencyKey = randomUUID();
    expect(await register()).toMatchObject({ result: false, code: 429 });
    site.pass(3_600);
    const done = await register();
    expect(await register()).toEqual(done);
  });

  it("limits probing for usernames", async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) await errorsOf({});
    const answer = await site.ask(userRegister, form);
    expect(answer).toMatchObject({ result: false, data: { retryAfter: 3_600 }, code: 429 });
    expect(await site.ask(userRegister, { ...form, username: "kimse" })).toEqual(answer);
    expect(await errorsOf({}, { ip: "198.51.100.1" })).toBeDefined();
  });

  it("resends the mail when the password is forgotten before confirming", async () => {
    const late = another("gecikmis", 204, "10000000696");
    await site.succeed(userRegister, late);
    const first = (await site.lastMessage("gecikmis@test.example")).token;
    await site.succeed(userForgot, { username: "gecikmis" });
    const second = (await site.lastMessage("gecikmis@test.example")).token;
    expect(second).not.toBe(first);
    await site.succeed(userRegisterConfirm, { token: second });
    expect(await site.succeed(userLogin, { username: "gecikmis", password: form.password })).toBeDefined();
  });

  it("resends the mail, with the same answer whether or not there is such an account", async () => {
    const late = another("tekrar", 215, "10000001204");
    await site.succeed(userRegister, late);
    const first = (await site.lastMessage(late.email)).token;
    const answers = [];
    for (const email of [late.email.toUpperCase(), "hickimse@test.example", "sade@test.example"])
      answers.push(await site.ask(userRegisterResend, { email }));
    for (const answer of answers) expect(answer).toEqual({ result: true, message: expect.any(String), data: null });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { token } = await site.lastMessage(late.email);
    expect(token).not.toBe(first);
    for (const email of ["hickimse@test.example", "sade@test.example"])
      expect((await site.lastMessage(email)).token, email).toBe("");
    await site.succeed(userRegisterConfirm, { token });
    expect(await site.succeed(userLogin, { username: "tekrar", password: late.password })).toBeDefined();
  });

  it("corrects a mistyped address while it is unconfirmed, for whoever knows the password", async () => {
    const typed = { ...another("yanlis", 216, "10000000696"), email: "yanlis@tset.example" };
    await site.succeed(userRegister, typed);
    const old = (await site.lastMessage(typed.email)).token;
    const { email, username, password } = typed;
    const right = { email, newEmail: "yanlis@test.example", username, password };
    const correct = (more: Partial<RequestOf<typeof userRegisterResend>>) =>
      site.ask(userRegisterResend, { ...right, ...more });
    const failed = { result: false, message: "Giriş Başarısız" };
    expect(await correct({ password: "Baska-Sifre-1" })).toMatchObject(failed);
    expect(await correct({ username: "hickimse" })).toMatchObject(failed);
    expect(await site.ask(userRegisterResend, { email, newEmail: right.newEmail })).toMatchObject(failed);
    expect(await correct({ newEmail: "yanlis@test" })).toMatchObject({
      data: { errors: { newEmail: "Geçerli bir e-posta adresi girin" } },
    });
    expect(await site.lastMessage(right.newEmail)).toMatchObject({ token: "" });
    // A lost answer does no harm: the same may be sent again.
    for (let turn = 0; turn < 2; turn += 1) expect(await correct({})).toMatchObject({ result: true });
    expect(await site.ask(userRegisterConfirm, { token: old })).toMatchObject({ result: false });
    await site.succeed(userRegisterConfirm, { token: (await site.lastMessage(right.newEmail)).token });
    expect(await site.succeed(userLogin, { username: right.newEmail, password })).toBeDefined();
    expect(await correct({ newEmail: "baskasi@test.example" })).toMatchObject({
      result: false,
      message: "Bu hesabın e-posta adresi zaten onaylı. Giriş yapabilirsiniz.",
    });
    expect(await site.lastMessage("baskasi@test.example")).toMatchObject({ token: "" });
  });

  it("limits the mails that are sent again, to one address and from one network", async () => {
    const again = (email: string, ip = "192.0.2.1") => site.ask(userRegisterResend, { email }, { ip });
    for (let turn = 0; turn < 5; turn += 1)
      expect(await again("hedef2@test.example", "192.0.2.9")).toMatchObject({ result: true });
    expect(await again("hedef2@test.example", "198.51.100.1")).toMatchObject({ code: 429 });
    for (let turn = 0; turn < 30; turn += 1) await again(`baska${turn}@test.example`);
    expect(await again("baska@test.example")).toMatchObject({ code: 429 });
  });

  it("removes accounts that are not confirmed before their link expires", async () => {
    const squatter = another("isgalci", 205, "10000000528");
    site.pass(8 * 24 * 3_600);
    const { uid } = await site.succeed(userRegister, squatter);
    site.pass(7 * 24 * 3_600 - 1);
    expect(await errorsOf(squatter)).toMatchObject({ username: "Bu kullanıcı adı alınmış" });
    site.pass(1);
    const owner = await site.succeed(userRegister, squatter);
    expect(owner.uid).not.toBe(uid);
    expect(await site.succeed(userLogin, { username: "sade", password: testPassword })).toBeDefined();
  });

  it.each(["", "x", "' or 1=1 --", "x".repeat(10_000)])("confirms nothing for the token %j", async (token) => {
    const answer = await site.ask(userRegisterConfirm, { token });
    expect(answer).toMatchObject({ result: false, message: expect.stringMatching(/^Bu bağlantı geçersiz/) });
  });
});
