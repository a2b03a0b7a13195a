import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casinoInitGame } from "../../src/contract/game-players.ts";
import { systemPing } from "../../src/contract/system.ts";
import { userLogout } from "../../src/contract/user.ts";
import { revokeSessions } from "../identity/revoke.ts";
import { databases } from "../testing/databases.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";
import { createGameLaunch, findGameLaunch } from "./game-launch.ts";

const hourSeconds = 3_600;
const slot = { kind: "slot", reference: "7", type: "slot", origin: "https://site.example" } as const;

describe.each(databases)("a launch on $name", (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database);
  });
  afterAll(() => site.close());

  const find = (token: string) => findGameLaunch(site.db, token, site.clock.now);
  async function launchBy(username: string) {
    const as = await site.sessionOf(username);
    const { url } = await site.succeed(casinoInitGame, { gameID: "7" }, { as });
    return { as, token: new URL(url).searchParams.get("launch") ?? "" };
  }

  it("is found by its token, which is kept nowhere", async () => {
    const { as, token } = await launchBy("sade");
    expect(await find(token)).toMatchObject({ playerId: as.uid, reference: "7" });
    const rows = await site.db.selectFrom("game_launch").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const wrong of ["", "x", token.slice(1), rows[0]?.hash ?? "", rows[0]?.id ?? ""]) {
      expect(await find(wrong)).toBeUndefined();
    }
  });

  it("ends when nobody used it for 4 hours, and not before", async () => {
    const { id: playerId } = await site.db
      .selectFrom("player")
      .select("id")
      .where("username", "=", "sade")
      .executeTakeFirstOrThrow();
    const { token } = await createGameLaunch(site.db, { ...slot, playerId, now: site.clock.now });
    for (let used = 0; used < 3; used += 1) {
      site.pass(4 * hourSeconds - 1);
      expect(await find(token)).toMatchObject({ playerId, demo: false });
    }
    site.pass(4 * hourSeconds);
    expect(await find(token)).toBeUndefined();
  });

  it("ends with the session that asked for it, and with no other", async () => {
    const mine = await launchBy("baska");
    const elsewhere = await launchBy("baska");
    await site.succeed(userLogout, {}, { as: mine.as });
    expect(await find(mine.token)).toBeUndefined();
    expect(await find(elsewhere.token)).toBeDefined();
    await revokeSessions(site.db, mine.as.uid, site.clock.now);
    expect(await find(elsewhere.token)).toBeUndefined();
  });

  it("outlives a session that expired but can be refreshed", async () => {
    const { token } = await launchBy("baska");
    site.pass(hourSeconds + 14 * 60);
    expect(await find(token)).toBeDefined();
    site.pass(60);
    expect(await find(token)).toBeUndefined();
  });

  it("ends 24 hours after its session's log-in", async () => {
    let { as, token } = await launchBy("baska");
    for (let hour = 1; hour < 24; hour += 1) {
      site.pass(hourSeconds);
      as = await site.succeed(systemPing, {}, { as });
      expect(await find(token)).toBeDefined();
    }
    site.pass(hourSeconds);
    expect(await find(token)).toBeUndefined();
  });

  it("ends with the account", async () => {
    const { as, token } = await launchBy("yirmi");
    await site.db.updateTable("player").set({ status: "inactive" }).where("id", "=", as.uid).execute();
    expect(await find(token)).toBeUndefined();
  });
});
