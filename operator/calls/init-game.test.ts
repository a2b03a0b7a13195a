import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casinoInitGame, livecasinoInitGame } from "../../src/contract/game-players.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { virtualgamesInitGame } from "../../src/contract/virtualgames.ts";
import { findGameLaunch } from "../provider/game-launch.ts";
import { databases } from "../testing/databases.ts";
import { anonymous, openTestSite, providerOrigin, siteOrigin, type TestSite } from "../testing/site.ts";

describe.each(databases)("init_game on $name", (database) => {
  let site: TestSite;
  let as: SessionKeys;
  beforeAll(async () => {
    site = await openTestSite(database);
    as = await site.sessionOf("sade");
  });
  afterAll(() => site.close());

  const launchIn = async ({ url }: { url: string }) => {
    const token = new URL(url).searchParams.get("launch") ?? "";
    return findGameLaunch(site.db, token, site.clock.now);
  };
  const virtual = (providerID: string, type?: string) =>
    site.succeed(virtualgamesInitGame, { providerID, ...(type && { type }) }, { as });

  it("sends the player to the provider's own origin, with the site's origin and language", async () => {
    const answer = await site.succeed(casinoInitGame, { gameID: 7 }, { as, language: "en" });
    const url = new URL(answer.url);
    expect(url.origin).toBe(providerOrigin);
    expect(url.pathname).toBe("/game");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      launch: expect.stringMatching(/^[\w-]{43}$/),
      origin: siteOrigin,
      lang: "en",
    });
    expect(await launchIn(answer)).toEqual({
      id: expect.any(String),
      playerId: as.uid,
      kind: "slot",
      reference: "7",
      type: "instant",
      origin: siteOrigin,
      demo: false,
    });
  });

  it("opens a game's demo mode if it has one", async () => {
    const answer = await site.succeed(casinoInitGame, { gameID: "2", demo: true, isMobile: 1 }, { as });
    expect(await launchIn(answer)).toMatchObject({ reference: "2", demo: true });
    expect(await site.ask(casinoInitGame, { gameID: "1", demo: true }, { as })).toMatchObject({
      result: false,
      message: "Bu oyunun deneme modu yok.",
    });
  });

  it("opens a table that is open, and says when a closed one opens", async () => {
    const answer = await site.succeed(livecasinoInitGame, { tableID: "1", isMobile: true }, { as });
    expect(await launchIn(answer)).toMatchObject({ kind: "table", reference: "1", type: "roulette" });
    const closed = () => site.ask(livecasinoInitGame, { tableID: "4", isMobile: true }, { as, language: "en" });
    expect(await closed()).toMatchObject({ result: false, message: "This table is closed at the moment." });
    await site.db.updateTable("live_table").set({ opening_hours: "19:00–03:00" }).where("id", "=", "4").execute();
    expect((await closed()).message).toBe("This table is closed at the moment. Opening hours: 19:00–03:00.");
  });

  it.each(["121", "nobody", "9".repeat(40)])("refuses %j, which does not exist", async (id) => {
    expect(await site.ask(casinoInitGame, { gameID: id }, { as })).toMatchObject({
      result: false,
      code: 404,
      message: "Bu oyun bulunamadı.",
    });
    expect(await site.ask(livecasinoInitGame, { tableID: id, isMobile: true }, { as })).toMatchObject({
      result: false,
      message: "Bu masa bulunamadı.",
    });
    expect(await site.ask(virtualgamesInitGame, { providerID: id }, { as })).toMatchObject({
      result: false,
      message: "Bu oyun bulunamadı.",
    });
  });

  it.each([
    ["betframe", undefined, "sport"],
    ["betframe", "sport", "sport"],
    ["betframe", "live-sport", "live-sport"],
    ["bingo", "bingo", "bingo"],
    ["sound-bingo", undefined, "bingo"],
    ["golden-race", "virtual", "virtual"],
    ["betongames", undefined, "virtual"],
    ["football-3d", undefined, "virtual"],
    ["zeplin", undefined, "crash"],
    ["spaceman", "crash", "crash"],
  ])("opens %s with type %s as %s", async (providerID, type, opened) => {
    expect(await launchIn(await virtual(providerID, type))).toMatchObject({
      kind: "virtual",
      reference: providerID,
      type: opened,
      demo: false,
    });
  });

  it("opens a virtual game's demo mode, but not for sports bets", async () => {
    expect(await launchIn(await virtual("zeplin", "demo"))).toMatchObject({ type: "crash", demo: true });
    for (const type of ["demo", "bingo", "chess"]) {
      const answer = await site.ask(virtualgamesInitGame, { providerID: "betframe", type }, { as });
      expect(answer, type).toMatchObject({ result: false, code: 404 });
    }
  });

  it("reports a missing provider", async () => {
    site.operator.providerOrigin = undefined;
    for (const answer of [
      await site.ask(casinoInitGame, { gameID: "7" }, { as }),
      await site.ask(livecasinoInitGame, { tableID: "1", isMobile: true }, { as }),
      await site.ask(virtualgamesInitGame, { providerID: "bingo" }, { as }),
    ]) {
      expect(answer).toEqual({ result: false, message: "Internal Server Error", data: null });
    }
    site.operator.providerOrigin = providerOrigin;
  });

  it("refuses visitors and inactive accounts", async () => {
    expect(await site.ask(casinoInitGame, { gameID: "7" })).toMatchObject(anonymous);
    const closed = await site.sessionOf("kapali");
    expect(await site.ask(casinoInitGame, { gameID: "7" }, { as: closed })).toMatchObject({
      result: false,
      message: "İnaktif hesap",
    });
  });
});
