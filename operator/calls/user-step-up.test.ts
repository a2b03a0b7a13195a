import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AnyCall, RequestOf } from "../../src/contract/declaration.ts";
import { financeSaveBankAccount } from "../../src/contract/finance-banks.ts";
import { prepayProcessTransaction } from "../../src/contract/prepay.ts";
import { type SessionKeys, systemPing } from "../../src/contract/system.ts";
import {
  userEmailChange,
  userPassChange,
  userPassReset,
  userForgot,
  userUsernameChange,
} from "../../src/contract/user-account.ts";
import {
  userPasskeyAdd,
  userPasskeyLogin,
  userPasskeyLoginOptions,
  userPasskeyOptions,
  userPasskeyRemove,
  userPasskeyRename,
} from "../../src/contract/user-passkeys.ts";
import { userGenerateGa, userSetTwoAuthType, userSmsSend, userSmsValidate } from "../../src/contract/user-security.ts";
import { userStepUp } from "../../src/contract/user-step-up.ts";
import { decideRequest } from "../money/decide-request.ts";
import { totpAt } from "../identity/second-factor.ts";
import { softAuthenticator } from "../testing/authenticator.ts";
import { databases } from "../testing/databases.ts";
import { testPassword, testSecret } from "../testing/players.ts";
import { openTestSite, siteOrigin, type TestSite } from "../testing/site.ts";

const SiteType = "Mobile";
const newPassword = { password: "Yepyeni-Parola-7", passwordConfirm: "Yepyeni-Parola-7" };
const account = { bankID: "2", accountHolder: "Ada Deneme", iban: "TR469990200007781200450011" };
const withdrawal = {
  Type: 2,
  methodID: "40",
  amount: "250",
  account: "5000000021",
  identityValidityDate: "2030-01-01",
} as const;

interface Takeover<Call extends AnyCall = AnyCall> {
  readonly what: string;
  readonly call: Call;
  readonly data: RequestOf<Call>;
}
const takeover = <Call extends AnyCall>(what: string, call: Call, data: RequestOf<Call>) =>
  ({ what, call, data }) as Takeover;

/** What a stolen session would do first. The contract has no call that changes the phone: the support does that. */
const takeovers = [
  takeover("add a passkey", userPasskeyOptions, {}),
  takeover("rename a passkey", userPasskeyRename, { id: "pk", name: "Telefonum" }),
  takeover("remove a passkey", userPasskeyRemove, { id: "pk" }),
  takeover("set up an authenticator", userGenerateGa, { SiteType }),
  takeover("turn codes by SMS on", userSetTwoAuthType, { type: "sms" }),
  takeover("add a bank account", financeSaveBankAccount, account),
  takeover("withdraw to a new wallet", prepayProcessTransaction, withdrawal),
];

/** These carry the current password, which is their proof. */
const withPassword = [
  takeover("change the e-mail address", userEmailChange, { value: "hirsiz@test.example", currentPassword: "" }),
  takeover("change the username", userUsernameChange, { value: "hirsiz", currentPassword: "" }),
  takeover("change the password", userPassChange, { ...newPassword, currentPassword: "" }),
];

describe.each(databases)("a step-up on $name", (database) => {
  let site: TestSite;
  let stolen: SessionKeys;
  const needed = (...methods: string[]) => ({
    result: false,
    code: 428,
    message: "Güvenliğiniz için önce siz olduğunuzu doğrulayın.",
    data: { methods },
  });
  /** A session whose log-in was a while ago. It still lives, because it pings. */
  async function oldSession(username: string): Promise<SessionKeys> {
    const as = await site.sessionOf(username);
    site.pass(5 * 60);
    return site.succeed(systemPing, {}, { as });
  }
  beforeAll(async () => {
    site = await openTestSite(database);
  });
  beforeEach(async () => {
    await site.db.deleteFrom("throttle").execute();
    await site.db.updateTable("player").set({ two_factor: "none" }).where("username", "=", "sade").execute();
    stolen = await oldSession("sade");
  });
  afterAll(() => site.close());

  it.each(takeovers)("is needed to $what; then the same call passes", async ({ call, data }) => {
    expect(await site.ask(call, data, { as: stolen })).toEqual(needed("password"));
    await site.succeed(userStepUp, { password: testPassword }, { as: stolen });
    expect((await site.ask(call, data, { as: stolen })).code).not.toBe(428);
  });

  it.each(withPassword)("is not needed to $what, which asks for the password", async ({ call, data }) => {
    const guessed = { ...(data as object), currentPassword: "Tahmin-1234" };
    expect(await site.ask(call, guessed, { as: stolen })).toMatchObject({
      result: false,
      data: { errors: { currentPassword: "Mevcut şifreniz hatalı." } },
    });
  });

  it("is not needed within five minutes of the log-in", async () => {
    await site.succeed(userPasskeyOptions, {}, { as: await site.sessionOf("sade") });
  });

  it("counts for its own session only", async () => {
    const other = await oldSession("sade");
    await site.succeed(userStepUp, { password: testPassword }, { as: other });
    expect(await site.ask(userPasskeyOptions, {}, { as: stolen })).toMatchObject({ code: 428 });
  });

  it("takes a code of the authenticator once", async () => {
    const as = await oldSession("kod");
    expect(await site.ask(userPasskeyOptions, {}, { as })).toMatchObject({ data: { methods: ["password", "code"] } });
    const code = totpAt(testSecret, site.clock.now);
    await site.succeed(userStepUp, { code }, { as });
    await site.succeed(userPasskeyOptions, {}, { as });
    expect(await site.ask(userStepUp, { code }, { as })).toMatchObject({
      result: false,
      message: "Girdiğiniz kod hatalı",
    });
  });

  it("takes an SMS code of an account whose second factor it is", async () => {
    const as = await oldSession("mesaj");
    expect(await site.ask(userSetTwoAuthType, { type: "none" }, { as })).toMatchObject({
      data: { methods: ["password", "code"] },
    });
    await site.succeed(userSmsSend, { SiteType }, { as });
    await site.succeed(userStepUp, { code: (await site.lastMessage("+905000000102")).code }, { as });
    expect(await site.succeed(userSetTwoAuthType, { type: "none" }, { as })).toEqual({ type: "none" });
    await site.succeed(userSetTwoAuthType, { type: "sms" }, { as });
  });

  it("takes no SMS code where SMS is not the second factor", async () => {
    await site.succeed(userSmsSend, { SiteType }, { as: stolen });
    const { code } = await site.lastMessage("+905000000100");
    expect(await site.ask(userStepUp, { code }, { as: stolen })).toMatchObject({ result: false });
    await site.succeed(userSmsValidate, { SiteType, code }, { as: stolen });
    expect(await site.ask(userSetTwoAuthType, { type: "sms" }, { as: stolen })).toMatchObject({ code: 428 });
  });

  it("takes a passkey of the account, and none of another player", async () => {
    const [own, others] = await Promise.all([newPasskey("sade"), newPasskey("baska")]);
    const challenge = async () => String((await site.succeed(userPasskeyLoginOptions, {}))["challenge"]);
    expect(await site.ask(userPasskeyOptions, {}, { as: stolen })).toEqual(needed("password", "passkey"));
    expect(await site.ask(userStepUp, { passkey: others.get(await challenge()) }, { as: stolen })).toMatchObject({
      result: false,
    });
    expect(await site.ask(userPasskeyOptions, {}, { as: stolen })).toMatchObject({ code: 428 });
    await site.succeed(userStepUp, { passkey: own.get(await challenge()) }, { as: stolen });
    await site.succeed(userPasskeyOptions, {}, { as: stolen });
    await site.db.deleteFrom("passkey").execute();
  });

  it("refuses a wrong password, and after ten even the right one for a while", async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await site.ask(userStepUp, { password: "Yanlis-1234" }, { as: stolen })).toMatchObject({
        message: "Şifreniz hatalı.",
      });
    }
    expect(await site.ask(userStepUp, { password: testPassword }, { as: stolen })).toMatchObject({ code: 429 });
  });

  it("keeps the key of the write, and repeats a stored answer without asking", async () => {
    const asking = { as: stolen, idempotencyKey: randomUUID() };
    const data = { ...withdrawal, account: "5000000077", amount: "251" };
    expect(await site.ask(prepayProcessTransaction, data, asking)).toMatchObject({ code: 428 });
    await site.succeed(userStepUp, { password: testPassword }, { as: stolen });
    const first = await site.succeed(prepayProcessTransaction, data, asking);
    site.pass(5 * 60);
    expect(await site.succeed(prepayProcessTransaction, data, asking)).toEqual(first);
    await decideRequest(site.db, first.transactionID, { verdict: "approve" }, site.clock.now);
  });

  it("is not needed for a withdrawal to a known account, nor for other words about an account", async () => {
    const proved = await site.sessionOf("sade");
    const data = { ...withdrawal, account: "5000000088" };
    const { transactionID } = await site.succeed(prepayProcessTransaction, data, { as: proved });
    expect(await site.ask(prepayProcessTransaction, data, { as: stolen })).toMatchObject({ code: 428 });
    await decideRequest(site.db, transactionID, { verdict: "approve" }, site.clock.now);
    const { transactionID: second } = await site.succeed(
      prepayProcessTransaction,
      { ...data, amount: "260" },
      { as: stolen },
    );
    await decideRequest(site.db, second, { verdict: "cancel" }, site.clock.now);

    await site.db.deleteFrom("bank_account").execute();
    const { bankAccountID } = await site.succeed(financeSaveBankAccount, account, { as: proved });
    await site.succeed(financeSaveBankAccount, { ...account, bankAccountID, branchName: "Kordon" }, { as: stolen });
    const another = { ...account, bankAccountID, accountHolder: "Ada Nur Deneme" };
    expect(await site.ask(financeSaveBankAccount, another, { as: stolen })).toMatchObject({ code: 428 });
  });

  it("comes after what the form gets wrong", async () => {
    const wrong = { ...account, iban: "TR1" };
    expect(await site.ask(financeSaveBankAccount, wrong, { as: stolen })).toMatchObject({ code: 422 });
    expect(await site.ask(prepayProcessTransaction, { ...withdrawal, amount: "999999" }, { as: stolen })).toMatchObject(
      { code: 422 },
    );
  });

  async function newPasskey(username: string) {
    const device = softAuthenticator({ origin: siteOrigin, rpId: "site.example" });
    const as = await site.sessionOf(username);
    const { challenge } = await site.succeed(userPasskeyOptions, {}, { as });
    await site.succeed(userPasskeyAdd, { credential: device.create(String(challenge)), name: "Telefonum" }, { as });
    return device;
  }

  describe("passkeys of whoever else was there", () => {
    it("are removed by a password reset, and both are mailed", async () => {
      const device = await newPasskey("yirmi");
      await site.succeed(userForgot, { username: "yirmi" });
      const { token } = await site.lastMessage("yirmi@test.example");
      await site.succeed(userPassReset, { token, ...newPassword });
      await cannotLogIn(device);
      expect(await mailsTo("yirmi@test.example")).toEqual([
        "Hesabınızın tüm geçiş anahtarları kaldırıldı.",
        "Hesabınızın şifresi değişti.",
      ]);
    });

    it("are removed by a change of the password if the player wants it", async () => {
      const device = await newPasskey("baska");
      const as = await site.sessionOf("baska");
      await site.succeed(userPassChange, { currentPassword: testPassword, ...newPassword }, { as });
      await canLogIn(device);
      const back = { currentPassword: newPassword.password, password: testPassword, passwordConfirm: testPassword };
      await site.succeed(userPassChange, { ...back, removePasskeys: true }, { as });
      await cannotLogIn(device);
      expect((await mailsTo("baska@test.example"))[0]).toBe("Hesabınızın tüm geçiş anahtarları kaldırıldı.");
    });

    const logIn = async (device: ReturnType<typeof softAuthenticator>) =>
      site.ask(userPasskeyLogin, {
        credential: device.get(String((await site.succeed(userPasskeyLoginOptions, {}))["challenge"])),
      });
    const canLogIn = async (device: ReturnType<typeof softAuthenticator>) =>
      expect(await logIn(device)).toMatchObject({ result: true });
    const cannotLogIn = async (device: ReturnType<typeof softAuthenticator>) =>
      expect(await logIn(device)).toMatchObject({ result: false, code: 404 });

    /** The first sentences of the last two mails, the newest first. */
    async function mailsTo(recipient: string) {
      const mails = await site.db
        .selectFrom("outbox")
        .select("body")
        .where("recipient", "=", recipient)
        .orderBy("id", "desc")
        .limit(2)
        .execute();
      return mails.map(({ body }) => /^[^.]*\./.exec(body ?? "")?.[0]);
    }
  });
});
