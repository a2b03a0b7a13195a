import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { systemPing } from "../../src/contract/system.ts";
import { userLogin } from "../../src/contract/user.ts";
import { userForgot, userPassReset } from "../../src/contract/user-account.ts";
import {
  userPasskeyAdd,
  userPasskeyLogin,
  userPasskeyLoginOptions,
  userPasskeyOptions,
} from "../../src/contract/user-passkeys.ts";
import * as passwords from "../identity/password-hash.ts";
import { recoverAccount } from "../identity/recover-account.ts";
import { exclude } from "../money/exclude.ts";
import * as passkeys from "../identity/passkeys.ts";
import { softAuthenticator } from "../testing/authenticator.ts";
import { databases } from "../testing/databases.ts";
import { testPassword as password } from "../testing/players.ts";
import { expired, loginFailed, openTestSite, siteOrigin, type TestSite } from "../testing/site.ts";

describe.each(databases)("a log-in that is under way on $name", (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database);
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => site.close());

  /** Lets something happen while the operator has found the next password to be right, and has not signed the player in. */
  function afterTheCheck(happening: () => Promise<unknown>): void {
    const { verifyPassword } = passwords;
    vi.spyOn(passwords, "verifyPassword").mockImplementationOnce(async (...given) => {
      const isRight = await verifyPassword(...given);
      await happening();
      return isRight;
    });
  }
  const sessionsOf = (username: string) =>
    site.db
      .selectFrom("session")
      .innerJoin("player", "player.id", "player_id")
      .select("session.id")
      .where("username", "=", username)
      .execute();

  it("fails when the password is reset: the old one opens no session that outlives the reset", async () => {
    await site.succeed(userForgot, { username: "sade" });
    const { token } = await site.lastMessage("sade@test.example");
    afterTheCheck(() => site.succeed(userPassReset, { token, password: "Biberli-8", passwordConfirm: "Biberli-8" }));
    expect(await site.ask(userLogin, { username: "sade", password })).toEqual(loginFailed);
    expect(await sessionsOf("sade")).toEqual([]);
  });

  it("asks for the second factor that was turned on meanwhile", async () => {
    afterTheCheck(() =>
      site.db.updateTable("player").set({ two_factor: "sms" }).where("username", "=", "yirmi").execute(),
    );
    expect(await site.succeed(userLogin, { username: "yirmi", password })).toMatchObject({ otp: "sms" });
  });

  it("fails when the player excludes themselves", async () => {
    const { uid } = await site.sessionOf("baska");
    const until = new Date(site.clock.now.getTime() + 86_400_000);
    afterTheCheck(() => exclude(site.db, uid, { kind: "timeOut", until }, site.clock.now));
    expect(await site.ask(userLogin, { username: "baska", password })).toMatchObject({ result: false, code: 423 });
    expect(await sessionsOf("baska")).toHaveLength(1);
  });

  it("with a passkey ends with the recovery of the account, which removes the passkey", async () => {
    const as = await site.sessionOf("kod");
    const device = softAuthenticator({ origin: siteOrigin, rpId: "site.example" });
    const options = await site.succeed(userPasskeyOptions, {}, { as });
    await site.succeed(
      userPasskeyAdd,
      { credential: device.create(String(options["challenge"])), name: "Telefonum" },
      { as },
    );
    const { challenge } = await site.succeed(userPasskeyLoginOptions, {});
    const { noteUse } = passkeys;
    let recovery: Promise<unknown> | undefined;
    vi.spyOn(passkeys, "noteUse").mockImplementationOnce(async (...given) => {
      await noteUse(...given);
      recovery = recoverAccount(site.db, as.uid, { now: site.clock.now, brand: "Karo" });
    });
    const session = await site.succeed(userPasskeyLogin, { credential: device.get(String(challenge)) });
    expect(await recovery).toBe("kod");
    expect(await site.ask(systemPing, {}, { as: session })).toEqual(expired);
  });
});
