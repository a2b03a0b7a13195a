import { afterAll, beforeEach, beforeAll, describe, expect, it } from "vitest";
import { financeDeleteBankAccount, financeSaveBankAccount } from "../../src/contract/finance-banks.ts";
import { systemCapabilities, type SessionKeys } from "../../src/contract/system.ts";
import {
  userEmailChange,
  userForgot,
  userPassChange,
  userPassReset,
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
import {
  userClearGeneratedGa,
  userGenerateGa,
  userSetTwoAuthType,
  userSmsSend,
  userSmsValidate,
} from "../../src/contract/user-security.ts";
import { userSecurityEvents } from "../../src/contract/user-security-events.ts";
import { userStepUp } from "../../src/contract/user-step-up.ts";
import { userCheckGa, userLogin, userSessionRevoke, userSessions } from "../../src/contract/user.ts";
import { recordEvent } from "../identity/security-events.ts";
import { totpAt } from "../identity/second-factor.ts";
import { softAuthenticator } from "../testing/authenticator.ts";
import { databases } from "../testing/databases.ts";
import { testPassword, testSecret } from "../testing/players.ts";
import { openTestSite, siteOrigin, type TestSite } from "../testing/site.ts";

const SiteType = "Mobile";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0";

describe.each(databases)("security events on $name", (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.db.deleteFrom("security_event").execute();
    await site.db.deleteFrom("throttle").execute();
    site.pass(60);
  });

  const eventsOf = (as: SessionKeys, ip?: string) =>
    site.succeed(userSecurityEvents, {}, { as, ...(ip !== undefined && { ip }) });
  /** The kinds of what happened since the last call, the oldest first. */
  const kindsOf = async (as: SessionKeys) => {
    const kinds = (await eventsOf(as)).map(({ kind }) => kind).toReversed();
    await site.db.deleteFrom("security_event").execute();
    return kinds;
  };
  const login = (username: string, password = testPassword, more = {}) =>
    site.ask(userLogin, { username, password }, more);

  it("are an extension", async () => {
    expect(await site.succeed(systemCapabilities, {})).toContain("securityEvents");
  });

  it("name log-ins and refused attempts, with the device and the network", async () => {
    await login("sade", "yanlis", { ip: "2001:db8:1:2:3:4:5:6", userAgent: firefox });
    await login("nobody", "yanlis");
    site.pass(1);
    await login("sade", testPassword, { ip: "192.0.2.7" });
    const as = await site.sessionOf("sade");
    const there = { device: "Firefox, Windows", network: "2001:db8:1:2::/64", sameNetwork: true };
    const events = await eventsOf(as, "2001:db8:1:2::9");
    expect(events).toMatchObject([
      { kind: "login-password", times: 1, device: "Bilinmeyen cihaz", network: "192.0.2.7", sameNetwork: false },
      { kind: "wrong-password", times: 1, ...there },
    ]);
    expect(events[0]?.at).toBe(site.clock.now.toISOString());
    expect(await eventsOf(await site.sessionOf("baska"))).toEqual([]);
  });

  it("name the refused log-in of a closed account, whose transaction was undone", async () => {
    await login("kapali");
    expect(await site.db.selectFrom("security_event").select(["kind", "made_by"]).execute()).toEqual([
      { kind: "login-refused", made_by: "player" },
    ]);
  });

  it("name codes: the log-in with one, and a wrong one", async () => {
    const waiting = await site.sessionOf("kod", "ga");
    await site.ask(userCheckGa, { SiteType, ga_code: "000000" }, { as: waiting });
    const proved = await site.succeed(
      userCheckGa,
      { SiteType, ga_code: totpAt(testSecret, site.clock.now) },
      { as: waiting },
    );
    expect(await kindsOf(proved ?? waiting)).toEqual(["wrong-code", "login-code"]);
  });

  it("name step-ups, and changes that the wrong password did not make", async () => {
    const as = await site.sessionOf("sade");
    await site.ask(userStepUp, { password: "yanlis" }, { as });
    await site.succeed(userStepUp, { password: testPassword }, { as });
    expect(await kindsOf(as)).toEqual(["step-up-refused", "step-up"]);
    await site.ask(userUsernameChange, { value: "hirsiz", currentPassword: "yanlis" }, { as });
    expect(await kindsOf(as)).toEqual(["step-up-refused"]);
  });

  it("name the changes of passwords, names and addresses", async () => {
    const as = await site.sessionOf("baska");
    const next = "Yepyeni-Parola-7";
    await site.succeed(userUsernameChange, { value: "baskasi", currentPassword: testPassword }, { as });
    await site.succeed(userEmailChange, { value: "yeni@test.example", currentPassword: testPassword }, { as });
    await site.succeed(
      userPassChange,
      { currentPassword: testPassword, password: next, passwordConfirm: next },
      { as },
    );
    expect(await kindsOf(as)).toEqual(["username", "email", "password"]);
    await site.db.updateTable("player").set({ email_verified: true }).where("username", "=", "baskasi").execute();
    await site.succeed(userForgot, { username: "baskasi" });
    const { token } = await site.lastMessage("yeni@test.example");
    await site.succeed(userPassReset, { token, password: testPassword, passwordConfirm: testPassword });
    expect((await site.lastMessage("yeni@test.example")).text).toMatch(/^Hesabınızın şifresi değişti/);
    expect(await kindsOf(await site.sessionOf("baskasi"))).toEqual(["reset-asked", "password-reset"]);
  });

  it("name the changes of passkeys, and the log-in with one", async () => {
    const as = await site.sessionOf("sade");
    const key = softAuthenticator({ origin: siteOrigin, rpId: "site.example" });
    const answering = async (options: Promise<unknown>) => ((await options) as { challenge: string }).challenge;
    const credential = key.create(await answering(site.succeed(userPasskeyOptions, {}, { as })));
    const [added] = await site.succeed(userPasskeyAdd, { credential, name: "Telefonum" }, { as });
    const id = added?.id ?? "";
    await site.succeed(userPasskeyRename, { id, name: "Eski telefonum" }, { as });
    await site.succeed(userPasskeyLogin, {
      credential: key.get(await answering(site.succeed(userPasskeyLoginOptions, {}))),
    });
    await site.succeed(userPasskeyRemove, { id }, { as });
    expect(await kindsOf(as)).toEqual(["passkey-added", "passkey-renamed", "login-passkey", "passkey-removed"]);
  });

  it("name the changes of the second factor", async () => {
    const as = await site.sessionOf("sade");
    await site.succeed(userSetTwoAuthType, { type: "sms" }, { as });
    await site.succeed(userSmsSend, { SiteType }, { as });
    await site.succeed(userSmsValidate, { SiteType, code: (await site.lastMessage("+905000000100")).code }, { as });
    await site.succeed(userSetTwoAuthType, { type: "none" }, { as });
    expect(await kindsOf(as)).toEqual(["sms-on", "step-up", "sms-off"]);
    const { secret } = await site.succeed(userGenerateGa, { SiteType }, { as });
    await site.succeed(userCheckGa, { SiteType, ga_code: totpAt(secret, site.clock.now) }, { as });
    site.pass(30);
    await site.succeed(userClearGeneratedGa, { SiteType, gacode: totpAt(secret, site.clock.now) }, { as });
    expect(await kindsOf(as)).toEqual(["authenticator-on", "authenticator-off"]);
  });

  it("name the changes of bank accounts, and not the one that was refused", async () => {
    const as = await site.sessionOf("sade");
    const account = { bankID: "2", accountHolder: "Ada Deneme", iban: "TR469990200007781200450011" };
    const { bankAccountID } = await site.succeed(financeSaveBankAccount, account, { as });
    await site.succeed(financeSaveBankAccount, { ...account, bankAccountID, branchName: "Merkez" }, { as });
    await site.ask(financeSaveBankAccount, account, { as });
    await site.succeed(financeDeleteBankAccount, { bankAccountID }, { as });
    await site.ask(financeDeleteBankAccount, { bankAccountID }, { as });
    expect(await kindsOf(as)).toEqual(["bank-account-added", "bank-account-changed", "bank-account-removed"]);
    const { text } = await site.lastMessage("sade@test.example");
    expect(text).toMatch(/^Hesabınızdan çekimler için kullanılan bir banka hesabı silindi\./);
  });

  it("name an ended session", async () => {
    const as = await site.sessionOf("sade");
    await site.sessionOf("sade");
    const other = (await site.succeed(userSessions, {}, { as })).find(({ current }) => !current);
    await site.succeed(userSessionRevoke, { id: other?.id ?? "" }, { as });
    await site.ask(userSessionRevoke, { id: other?.id ?? "" }, { as });
    expect(await kindsOf(as)).toEqual(["session-ended"]);
  });

  it("count the same attempt as one event, up to the rate limit, so that others stay listed", async () => {
    const as = await site.sessionOf("sade");
    const limit = 10;
    for (let index = 0; index < limit + 5; index++) await login("sade", "yanlis", { ip: "198.51.100.7" });
    await login("sade", "yanlis", { ip: "198.51.100.8" });
    const times = async () => (await eventsOf(as)).map(({ times }) => times);
    expect(await times()).toEqual([1, limit]);
    site.pass(61 * 60);
    await login("sade", "yanlis", { ip: "198.51.100.7" });
    const later = await site.sessionOf("sade");
    expect((await eventsOf(later)).map(({ times }) => times)).toEqual([1, 1, limit]);
  });

  it("show the last 20", async () => {
    const { uid } = await site.sessionOf("sade");
    const record = (days: number) => {
      const now = new Date(site.clock.now.getTime() - days * 86_400_000);
      return recordEvent(site.db, uid, "step-up", {
        now,
        brand: "Karo",
        caller: { ip: "192.0.2.1", userAgent: "", origin: "" },
      });
    };
    for (let days = 26; days > 0; days--) await record(days);
    const as = await site.sessionOf("sade");
    expect(await eventsOf(as)).toHaveLength(20);
    await record(0);
    expect((await eventsOf(as))[0]?.at).toBe(site.clock.now.toISOString());
  });
});
