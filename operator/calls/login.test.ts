import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import { userGetUserProfile, userLogin, userSessions } from "../../src/contract/user.ts";
import { databases } from "../testing/databases.ts";
import { testPassword } from "../testing/players.ts";
import { loginFailed, openTestSite, type TestSite } from "../testing/site.ts";

const password = testPassword;
const quarterSeconds = 15 * 60;

describe.each(databases)("user/login on $name", (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database);
  });
  // Attempts counted in one test must not count in the next.
  afterEach(() => site.pass(3_600));
  afterAll(() => site.close());

  it("signs in a player with the password alone", async () => {
    const userAgent = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0";
    const asking = { ip: "198.51.100.7", userAgent };
    const first = await site.succeed(userLogin, { username: "sade", password }, asking);
    expect(first).toEqual({
      rid: "10",
      uid: expect.stringMatching(/^\d+$/),
      sid: expect.stringMatching(/^[\w-]{43}$/),
      uip: "198.51.100.7",
      gtm: "+03:00",
      language: "tr",
      username: "sade",
      gasecret: 0,
    });
    await site.succeed(financeCheckBalance, {}, { as: first });
    const [session] = await site.succeed(userSessions, {}, { as: first });
    expect(session).toMatchObject({ device: "Firefox, Android", ip: "198.51.100.7", current: true });

    const signedInAt = site.clock.now.toISOString();
    site.pass(60);
    const again = await site.succeed(userLogin, { username: "sade", password });
    expect(again.lastlogin).toBe(signedInAt);
    expect(again.sid).not.toBe(first.sid);
    const profile = await site.succeed(userGetUserProfile, {}, { as: again });
    expect(profile.lastlogin).toBe(site.clock.now.toISOString());
  });

  it.each(["SADE", " sade ", "sade@test.example", "Sade@Test.Example"])("finds the player as %j", async (username) => {
    expect(await site.succeed(userLogin, { username, password })).toMatchObject({ username: "sade" });
  });

  it("returns the role 20 to the player who has it", async () => {
    expect(await site.succeed(userLogin, { username: "yirmi", password })).toMatchObject({ rid: "20" });
  });

  it("answers a wrong password, an unknown account and invalid data alike", async () => {
    const attempts = [
      ["sade", "Deneme-2"],
      ["sade", ""],
      ["kapali", "Deneme-2"],
      ["kimse", password],
      ["kimse@test.example", password],
      ["", ""],
      ["' or 1=1 --", password],
      ["x".repeat(50_000), "y".repeat(10_000)],
    ] as const;
    for (const [username, typed] of attempts) {
      expect(await site.ask(userLogin, { username, password: typed }), username).toEqual(loginFailed);
    }
  });

  it("says that an account is inactive only after the right password", async () => {
    const answer = await site.ask(userLogin, { username: "kapali", password });
    expect(answer).toEqual({ result: false, message: "İnaktif hesap", data: null });
  });

  it("stops guessing, with the same message for an unknown account", async () => {
    const guess = (username: string, typed: string, ip?: string) =>
      site.ask(userLogin, { username, password: typed }, { language: "tr", ...(ip !== undefined && { ip }) });
    const tooMany = {
      result: false,
      message: "Çok fazla deneme yapıldı. Lütfen 15 dakika sonra tekrar deneyin.",
      data: { retryAfter: quarterSeconds },
      code: 429,
    };
    for (const username of ["baska", "kimse"]) {
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect(await guess(username, "Yanlış-1")).toEqual(loginFailed);
      }
      expect(await guess(username.toUpperCase(), "Yanlış-1")).toEqual(tooMany);
    }
    // Even the right password is refused now. From another network, the player gets in.
    expect(await guess("baska", password)).toEqual(tooMany);
    expect(await guess("baska", password, "198.51.100.9")).toMatchObject({ result: true });
    site.pass(quarterSeconds);
    expect(await guess("baska", password)).toMatchObject({ result: true });
  });

  it("stops guessing from all addresses of one /64, but not from its neighbours", async () => {
    const guess = (ip: string) => site.ask(userLogin, { username: "baska", password: "Yanlış-1" }, { ip });
    for (let host = 0; host < 10; host += 1) expect(await guess(`2001:db8:0:7:${host}::1`)).toEqual(loginFailed);
    expect(await guess("2001:db8:0:7:ffff::")).toMatchObject({ code: 429 });
    expect(await guess("2001:db8:0:8::1")).toEqual(loginFailed);
    site.pass(quarterSeconds);
  });

  it("stops guessing from many networks, but lets the player in from a known one", async () => {
    const log = (typed: string, ip: string) => site.ask(userLogin, { username: "yirmi", password: typed }, { ip });
    const home = "198.51.100.77";
    expect(await log(password, home)).toMatchObject({ result: true });
    for (let guess = 0; guess < 100; guess += 1)
      expect(await log("Yanlış-1", `203.0.113.${guess}`)).toEqual(loginFailed);
    expect(await log("Yanlış-1", "203.0.113.200")).toMatchObject({
      code: 429,
      data: { retryAfter: 4 * quarterSeconds },
    });
    expect(await log(password, "203.0.113.201")).toMatchObject({ code: 429 });
    expect(await log(password, home)).toMatchObject({ result: true });
    site.pass(4 * quarterSeconds);
    expect(await log(password, "203.0.113.201")).toMatchObject({ result: true });
  });

  it("stores no count for players who type the right password", async () => {
    const attempts = () => site.db.selectFrom("throttle").select("attempts").execute();
    await site.db.deleteFrom("throttle").execute();
    await site.succeed(userLogin, { username: "sade", password });
    expect(await attempts()).toEqual([{ attempts: 0 }]);
  });

  it("stores neither passwords nor session keys in plain text", async () => {
    const { sid } = await site.succeed(userLogin, { username: "sade", password });
    await site.ask(userLogin, { username: password, password: "Yanlış-1" });
    for (const table of ["player", "session", "session_key", "throttle", "outbox"] as const) {
      const stored = JSON.stringify(await site.db.selectFrom(table).selectAll().execute());
      expect(stored).not.toContain(password);
      expect(stored).not.toContain(sid);
    }
  });
});
