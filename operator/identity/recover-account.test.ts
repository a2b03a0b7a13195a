import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userGetUserProfile, userLogin } from "../../src/contract/user.ts";
import { databases } from "../testing/databases.ts";
import { testPassword } from "../testing/players.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";
import { findAccount } from "./accounts.ts";
import { recoverAccount } from "./recover-account.ts";

describe.each(databases)("recovery by the back office on $name", (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database);
  });
  afterAll(() => site.close());

  it("turns the second factor off, removes passkeys, ends sessions, mails, and leaves a row", async () => {
    const { id = "" } = (await findAccount(site.db, "kod")) ?? {};
    const as = await site.sessionOf("kod");
    const now = site.clock.now;
    const passkey = {
      id: "pk",
      player_id: id,
      rp_id: "site.example",
      public_key: "k",
      counter: 0,
      name: "n",
      user_agent: "",
      created_at: now,
    };
    await site.db.insertInto("passkey").values(passkey).execute();
    expect(await recoverAccount(site.db, id, { now, brand: "Karo" })).toBe("kod");
    expect(await site.ask(userGetUserProfile, {}, { as })).toMatchObject({ result: false });
    expect(await site.succeed(userLogin, { username: "kod", password: testPassword })).toMatchObject({ gasecret: 0 });
    expect(await site.db.selectFrom("passkey").select("id").execute()).toEqual([]);
    expect((await site.lastMessage("kod@test.example")).text).toMatch(/^Our support team turned off two-step login/);
    expect(
      await site.db
        .selectFrom("security_event")
        .select(["kind", "made_by"])
        .where("player_id", "=", id)
        .where("made_by", "=", "office")
        .execute(),
    ).toEqual([{ kind: "recovered", made_by: "office" }]);
    expect(await recoverAccount(site.db, "999999", { now, brand: "Karo" })).toBeUndefined();
  });
});
