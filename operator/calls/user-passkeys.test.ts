import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemCapabilities } from "../../src/contract/system.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { userGetUserProfile } from "../../src/contract/user.ts";
import {
  userPasskeyAdd,
  userPasskeyLogin,
  userPasskeyLoginOptions,
  userPasskeyOptions,
  userPasskeyRemove,
  userPasskeyRename,
  userPasskeys,
} from "../../src/contract/user-passkeys.ts";
import { softAuthenticator, type Wrong } from "../testing/authenticator.ts";
import { databases } from "../testing/databases.ts";
import { openTestSite, siteOrigin, type TestSite } from "../testing/site.ts";

const refused = { result: false, message: "Geçiş anahtarı doğrulanamadı. Lütfen tekrar deneyin." };

describe.each(databases)("passkeys on $name", (database) => {
  let site: TestSite;
  let as: SessionKeys;
  const device = () => softAuthenticator({ origin: siteOrigin, rpId: "site.example" });
  const creationChallenge = async (by = as) =>
    String((await site.succeed(userPasskeyOptions, {}, { as: by }))["challenge"]);
  const loginChallenge = async () => String((await site.succeed(userPasskeyLoginOptions, {}))["challenge"]);
  const add = (credential: Record<string, unknown>, by = as) =>
    site.ask(userPasskeyAdd, { credential, name: "Telefonum" }, { as: by });
  const login = (credential: Record<string, unknown>) => site.ask(userPasskeyLogin, { credential });
  const added = async (by = as) => {
    const made = device();
    expect(await add(made.create(await creationChallenge(by)), by)).toMatchObject({ result: true });
    return made;
  };

  beforeAll(async () => {
    site = await openTestSite(database);
  });
  beforeEach(async () => {
    await site.db.deleteFrom("passkey").execute();
    await site.db.deleteFrom("throttle").execute();
    as = await site.sessionOf("kod");
  });
  afterAll(() => site.close());

  it("are offered if the site has a domain", async () => {
    expect(await site.succeed(systemCapabilities, {})).toContain("passkeys");
    const { config } = site.operator;
    for (const origin of ["http://127.0.0.1:4173", "https://[::1]", "http://karo.example"]) {
      site.operator.config = { ...config, siteOrigin: origin };
      expect(await site.succeed(systemCapabilities, {})).not.toContain("passkeys");
    }
    site.operator.config = { ...config, siteOrigin: "http://localhost:4173" };
    expect(await site.succeed(systemCapabilities, {})).toContain("passkeys");
    site.operator.config = config;
  });

  it("are added, named, used and removed; each change is mailed", async () => {
    const made = device();
    const options = await site.succeed(userPasskeyOptions, {}, { as });
    expect(options).toMatchObject({
      rp: { id: "site.example" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const list = await site.succeed(
      userPasskeyAdd,
      { credential: made.create(String(options["challenge"])), name: " Telefonum " },
      { as },
    );
    expect(list).toMatchObject([{ id: made.id, name: "Telefonum", createdAt: site.clock.now.toISOString() }]);
    expect((await site.lastMessage("kod@test.example")).text).toMatch(/^A passkey was added to your account/);
    expect(await site.succeed(userPasskeyRename, { id: made.id, name: "Eski telefon" }, { as })).toMatchObject([
      { name: "Eski telefon" },
    ]);

    const request = await site.succeed(userPasskeyLoginOptions, {});
    expect(request).not.toHaveProperty("allowCredentials");
    // This player has an authenticator, and no code is asked for.
    const session = await site.succeed(userPasskeyLogin, { credential: made.get(String(request["challenge"])) });
    expect(session).toMatchObject({ username: "kod", gasecret: 0 });
    expect(await site.succeed(userGetUserProfile, {}, { as: session })).toMatchObject({ username: "kod" });
    expect(await site.succeed(userPasskeys, {}, { as })).toMatchObject([{ lastUsedAt: site.clock.now.toISOString() }]);

    expect(await site.succeed(userPasskeyRemove, { id: made.id }, { as })).toEqual([]);
    expect((await site.lastMessage("kod@test.example")).text).toMatch(/^A passkey was removed from your account/);
    expect(await login(made.get(await loginChallenge()))).toMatchObject({ result: false, code: 404 });
    expect(await site.ask(userPasskeyRemove, { id: made.id }, { as })).toMatchObject({ result: false, code: 404 });
  });

  it("answer a challenge once, within five minutes, for its purpose and player", async () => {
    const made = await added();
    const challenge = await loginChallenge();
    expect(await login(made.get(challenge))).toMatchObject({ result: true });
    expect(await login(made.get(challenge))).toMatchObject(refused);
    const late = await loginChallenge();
    site.pass(5 * 60);
    expect(await login(made.get(late))).toMatchObject(refused);
    expect(await login(made.get(await creationChallenge(await site.sessionOf("kod"))))).toMatchObject(refused);
    expect(await login(made.get("made-up"))).toMatchObject(refused);
    expect(await login({ id: made.id, response: {} })).toMatchObject(refused);
    // Also a wrong answer uses it up.
    const spent = await loginChallenge();
    expect(await login(made.get(spent, { origin: "https://evil.example" }))).toMatchObject(refused);
    expect(await login(made.get(spent))).toMatchObject(refused);
    const others = await creationChallenge(await site.sessionOf("sade"));
    expect(await add(device().create(others))).toMatchObject(refused);
    const both = await loginChallenge();
    const outcomes = await Promise.all([made.get(both), made.get(both)].map(login));
    expect(outcomes.filter(({ result }) => result)).toHaveLength(1);
  });

  it.each<[string, Wrong]>([
    ["another origin", { origin: "https://site.example.evil.example" }],
    ["another domain", { rpId: "evil.example" }],
    ["a user who was not verified", { isVerified: false }],
  ])("are refused with %s, when added and when used", async (_name, wrong) => {
    expect(await add(device().create(await creationChallenge(), wrong))).toMatchObject(refused);
    const made = await added();
    expect(await login(made.get(await loginChallenge(), wrong))).toMatchObject(refused);
    expect(await login(made.get(await loginChallenge()))).toMatchObject({ result: true });
  });

  it("are refused when the counter does not grow, as for a copy, or with another signature", async () => {
    const made = await added();
    expect(await login(made.get(await loginChallenge(), { counter: 9 }))).toMatchObject({ result: true });
    expect(await login(made.get(await loginChallenge(), { counter: 9 }))).toMatchObject(refused);
    const thief = device();
    expect(await login({ ...thief.get(await loginChallenge()), id: made.id, rawId: made.id })).toMatchObject(refused);
  });

  it("belong only to their player", async () => {
    const made = await added();
    const other = await site.sessionOf("sade");
    expect(await site.succeed(userPasskeys, {}, { as: other })).toEqual([]);
    for (const ask of [
      site.ask(userPasskeyRename, { id: made.id, name: "Benim" }, { as: other }),
      site.ask(userPasskeyRemove, { id: made.id }, { as: other }),
    ])
      expect(await ask).toMatchObject({ result: false, code: 404 });
    // The same credential for another account does not take it over.
    expect(await add(made.create(await creationChallenge(other)), other)).toMatchObject(refused);
  });

  it("of a closed account cannot sign in", async () => {
    const made = await added(await site.sessionOf("yirmi"));
    await site.db.updateTable("player").set({ status: "inactive" }).where("username", "=", "yirmi").execute();
    expect(await login(made.get(await loginChallenge()))).toMatchObject({ result: false, message: "İnaktif hesap" });
  });

  it("are limited in number of attempts", async () => {
    for (let begun = 0; begun < 20; begun += 1) await creationChallenge();
    expect(await site.ask(userPasskeyOptions, {}, { as })).toMatchObject({ result: false, code: 429 });
  });
});
