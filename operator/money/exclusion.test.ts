import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { financeSaveBankTransfer } from "../../src/contract/finance.ts";
import { casinoInitGame } from "../../src/contract/game-players.ts";
import { limitsGet, limitsSelfExclude, limitsTimeOut } from "../../src/contract/limits.ts";
import { systemPing } from "../../src/contract/system.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { userForgot, userPassReset } from "../../src/contract/user-account.ts";
import {
  userPasskeyAdd,
  userPasskeyLogin,
  userPasskeyLoginOptions,
  userPasskeyOptions,
} from "../../src/contract/user-passkeys.ts";
import { userCheckGa, userLogin } from "../../src/contract/user.ts";
import { localDay } from "../lib/calendar.ts";
import { findGameLaunch } from "../provider/game-launch.ts";
import { openSeat } from "../provider/seats.ts";
import { placeRound } from "../provider/place-round.ts";
import { totpAt } from "../identity/second-factor.ts";
import { softAuthenticator } from "../testing/authenticator.ts";
import { acceptRequest } from "./cash-requests.ts";
import { findMethod } from "./cash-methods.ts";
import { databases } from "../testing/databases.ts";
import { testPassword, testSecret } from "../testing/players.ts";
import { expired, openTestSite, siteOrigin, type TestSite } from "../testing/site.ts";
import { exclude } from "./exclude.ts";

const daySeconds = 86_400;

describe.each(databases)("an exclusion on $name", (database) => {
  let site: TestSite;
  const login = (username = "sade") => site.ask(userLogin, { username, password: testPassword });
  const idOf = async (username: string) =>
    (await site.db.selectFrom("player").select("id").where("username", "=", username).executeTakeFirstOrThrow()).id;
  const after = (days: number) => new Date(site.clock.now.getTime() + days * daySeconds * 1_000).toISOString();
  /** The answer to a log-in. */
  const out = (until: string | null, message = "") => ({
    result: false,
    code: 423,
    data: { until },
    message: expect.stringContaining(message),
  });
  const openGame = async (as: SessionKeys) => {
    const { url } = await site.succeed(casinoInitGame, { gameID: "1" }, { as });
    return new URL(url).searchParams.get("launch") ?? "";
  };

  beforeAll(async () => {
    site = await openTestSite(database);
  });
  /** Every time-out of an earlier test is over. */
  beforeEach(async () => {
    site.pass(400 * daySeconds);
    await site.db.deleteFrom("throttle").execute();
  });
  afterAll(() => site.close());

  it("of days ends every session and game at once, and lasts until its last second", async () => {
    const [here, there] = [await site.sessionOf("sade"), await site.sessionOf("sade")];
    const token = await openGame(there);
    expect(await findGameLaunch(site.db, token, site.clock.now)).toBeDefined();
    await site.succeed(limitsTimeOut, { days: 7 }, { as: here });
    for (const as of [here, there]) {
      expect(await site.ask(limitsGet, {}, { as })).toEqual(expired);
      expect(await site.ask(systemPing, {}, { as })).toEqual(expired);
    }
    expect(await findGameLaunch(site.db, token, site.clock.now)).toBeUndefined();
    const until = after(7);
    expect(await login()).toMatchObject(out(until, "mola verdiğiniz için"));
    expect(await site.ask(userLogin, { username: "sade", password: "Yanlis-1" })).toMatchObject({
      message: "Giriş Başarısız",
      data: null,
    });
    site.pass(7 * daySeconds - 1);
    expect(await login()).toMatchObject(out(until));
    site.pass(1);
    expect(await login()).toMatchObject({ result: true });
  });

  it("is the one that ends last, of several", async () => {
    const [here, there] = [await site.sessionOf("sade"), await site.sessionOf("sade")];
    const asked = await Promise.all([
      site.ask(limitsSelfExclude, { months: 6 }, { as: here }),
      site.ask(limitsTimeOut, { days: 1 }, { as: there }),
    ]);
    expect(asked.some(({ result }) => result)).toBe(true);
    await exclude(site.db, await idOf("sade"), { kind: "selfExclusion", until: new Date(after(200)) }, site.clock.now);
    await exclude(site.db, await idOf("sade"), { kind: "timeOut", until: new Date(after(2)) }, site.clock.now);
    expect(await login()).toMatchObject(out(after(200), "Kendinizi"));
  });

  it("is of calendar months by the operator's clock", async () => {
    site.clock.now = new Date("2031-08-31T23:30:00+03:00");
    await site.succeed(limitsSelfExclude, { months: 6 }, { as: await site.sessionOf("sade") });
    expect(await login()).toMatchObject(out("2032-02-29T20:30:00.000Z"));
  });

  it("is not got around by a passkey, a code, or a new password", async () => {
    const made = softAuthenticator({ origin: siteOrigin, rpId: "site.example" });
    const as = await site.sessionOf("kod");
    const challenge = async (answer: Promise<unknown>) =>
      String(((await answer) as Record<string, unknown>)["challenge"]);
    await site.succeed(
      userPasskeyAdd,
      { credential: made.create(await challenge(site.succeed(userPasskeyOptions, {}, { as }))), name: "Telefonum" },
      { as },
    );
    const waiting = await site.sessionOf("kod", "ga");
    await site.succeed(limitsTimeOut, { days: 30 }, { as });
    const closed = out(after(30));

    const credential = made.get(await challenge(site.succeed(userPasskeyLoginOptions, {})));
    expect(await site.ask(userPasskeyLogin, { credential })).toMatchObject(closed);
    expect(await login("kod")).toMatchObject(closed);
    const ga_code = totpAt(testSecret, site.clock.now);
    expect(await site.ask(userCheckGa, { SiteType: "Mobile", ga_code }, { as: waiting })).toEqual(expired);
    await site.succeed(userForgot, { username: "kod" });
    const { token } = await site.lastMessage("kod@test.example");
    await site.succeed(userPassReset, { token, password: "Yeni-Sifre-1", passwordConfirm: "Yeni-Sifre-1" });
    expect(await site.ask(userLogin, { username: "kod", password: "Yeni-Sifre-1" })).toMatchObject(closed);
    // A session from a simultaneous log-in cannot be used either.
    expect(await site.ask(limitsGet, {}, { as: await site.sessionOf("kod") })).toEqual(expired);
  });

  it("takes no money: deposits that wait are cancelled, and no stake of an open game is taken", async () => {
    const as = await site.sessionOf("sade");
    const { transactionID } = await site.succeed(
      financeSaveBankTransfer,
      { methodID: "21", amount: "500", bank: "2", paidOn: localDay(site.clock.now) },
      { as },
    );
    const launch = await findGameLaunch(site.db, await openGame(as), site.clock.now);
    const seat = launch && (await openSeat(site.db, launch, site.clock.now));
    await site.succeed(limitsTimeOut, { days: 1 }, { as });
    const row = await site.db
      .selectFrom("player_transaction")
      .select(["status", "note"])
      .where("id", "=", transactionID)
      .executeTakeFirst();
    expect(row).toEqual({ status: 1003, note: expect.stringContaining("Hesabınızı kapattığınız için") });
    const playing = {
      db: site.db,
      now: () => site.clock.now,
      language: "tr" as const,
      launchId: seat?.launch_id ?? "",
      sessionBeganAt: undefined,
    };
    await expect(placeRound(playing, "after-the-end", { stake: "1.00" })).rejects.toMatchObject({ code: 423 });
  });

  it.each([
    [limitsTimeOut, "days"],
    [limitsSelfExclude, "months"],
  ] as const)("of no length, or of too much, is refused", async (call, unit) => {
    const as = await site.sessionOf("baska");
    for (const count of [0, -1, 1.5, 121]) {
      expect(await site.ask(call, { [unit]: count } as never, { as }), String(count)).toMatchObject({
        result: false,
        code: 422,
      });
    }
    expect(await site.ask(limitsGet, {}, { as })).toMatchObject({ result: true });
  });

  it("holds for a second account of the same person, but not of whoever typed that number", async () => {
    const excluded = await idOf("sade");
    const { national_id } = await site.db
      .selectFrom("player")
      .select("national_id")
      .where("id", "=", excluded)
      .executeTakeFirstOrThrow();
    const set = (id: string, more: object) => site.db.updateTable("player").set(more).where("id", "=", id).execute();
    const second = await idOf("yirmi");
    await set(second, { identity_verified: false, national_id });
    await exclude(site.db, excluded, { kind: "timeOut", until: new Date(after(1)) }, site.clock.now);
    expect(await login("yirmi")).toMatchObject({ message: "İnaktif hesap", data: null });
    const deposit = {
      playerId: second,
      asked: await findMethod(site.db, "40", 1, "tr"),
      amount: "100.00",
      filledIn: {},
    };
    await expect(acceptRequest(site.db, { ...deposit, now: site.clock.now, language: "tr" })).rejects.toThrow(
      "İnaktif hesap",
    );
    await set(excluded, { identity_verified: false });
    expect(await login("yirmi")).toMatchObject({ result: true });
    await set(excluded, { identity_verified: true });
  });

  it("for ever says so, and nobody lifts it", async () => {
    await site.succeed(limitsSelfExclude, { months: null }, { as: await site.sessionOf("yirmi") });
    site.pass(3_650 * daySeconds);
    expect(await login("yirmi")).toMatchObject(out(null, "süresiz"));
    const rows = site.db.updateTable("exclusion").set({ ends_at: site.clock.now });
    await expect(rows.execute()).rejects.toThrow("only ever added to");
    await expect(site.db.deleteFrom("exclusion").execute()).rejects.toThrow("only ever added to");
  });
});
