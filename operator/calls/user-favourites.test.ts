import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { casinoGamesList, gameOrders } from "../../src/contract/casino.ts";
import { livecasinoGameTableList } from "../../src/contract/livecasino.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { type Favorite, userChangeFavorite, userFavorites } from "../../src/contract/user.ts";
import { dispatch } from "./dispatch.ts";
import { mostFavourites } from "../content/favourites.ts";
import { bodyOf } from "../testing/call.ts";
import { databases } from "../testing/databases.ts";
import { anonymous, encrypted, openTestSite, type TestSite } from "../testing/site.ts";

const page = { limit: 100, offset: 0 };
const game = (id: string): Favorite => ({ type: "casino", id });
const table = (id: string): Favorite => ({ type: "livecasino", id });

describe.each(databases)("favourites on $name", (database) => {
  let site: TestSite;
  let as: SessionKeys;
  beforeAll(async () => {
    site = await openTestSite(database);
    as = await site.sessionOf("sade");
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.db.deleteFrom("favourite_game").execute();
    await site.db.deleteFrom("favourite_table").execute();
  });

  async function change(mode: "insert" | "delete", favourite: Favorite, who = as) {
    const answer = await site.ask(userChangeFavorite, { mode, ...favourite }, { as: who });
    expect(answer).toEqual({ result: true, message: "İşlem Başarılı", data: [] });
  }
  /** One second apart, so that they have an order. */
  async function mark(...favourites: Favorite[]) {
    for (const favourite of favourites) {
      site.pass(1);
      await change("insert", favourite);
    }
  }
  const games = async (more = {}, who = as) => {
    const data = { ...page, favorites: true, ...more };
    return (await site.succeed(casinoGamesList, data, { as: who })).map(({ gameID }) => gameID);
  };

  it("are listed by type or together, the latest first", async () => {
    await mark(game("7"), table("7"), game("3"), table("2"));
    expect(await site.succeed(userFavorites, { type: "casino" }, { as })).toEqual([game("3"), game("7")]);
    expect(await site.succeed(userFavorites, { type: "livecasino" }, { as })).toEqual([table("2"), table("7")]);
    expect(await site.succeed(userFavorites, {}, { as })).toEqual([game("3"), game("7"), table("2"), table("7")]);
  });

  it("can be added twice and removed twice", async () => {
    await mark(game("7"), game("7"));
    expect(await games()).toEqual(["7"]);
    await change("delete", game("7"));
    await change("delete", game("7"));
    await change("delete", table("nothing"));
    expect(await games()).toEqual([]);
  });

  it("are added once when two tabs do it at once", async () => {
    await Promise.all([change("insert", game("7")), change("insert", game("7"))]);
    expect(await games()).toEqual(["7"]);
  });

  it("are separate per player", async () => {
    const other = await site.sessionOf("baska");
    await mark(game("7"));
    await change("insert", game("8"), other);
    await change("delete", game("7"), other);
    expect(await games()).toEqual(["7"]);
    expect(await games({}, other)).toEqual(["8"]);
  });

  it.each(["121", "0", "-1", "07", "7.0", "nobody", "9".repeat(40)])("refuses an unknown game %j", async (id) => {
    const refusal = { result: false, code: 404, message: "This game could not be found." };
    const data = { mode: "insert" as const, type: "casino" as const, id };
    expect(await site.ask(userChangeFavorite, data, { as, language: "en" })).toMatchObject(refusal);
    const ofTable = await site.ask(userChangeFavorite, { ...data, type: "livecasino" }, { as });
    expect(ofTable).toMatchObject({ result: false, message: "Bu masa bulunamadı." });
  });

  it("refuses an incomplete change", async () => {
    for (const data of [{ mode: "insert" }, { mode: "delete", type: "casino" }] as const) {
      expect(await site.ask(userFavorites, data, { as })).toMatchObject({ result: false, code: 400 });
    }
  });

  it(`are ${mostFavourites} of a type at most`, async () => {
    const id = as.uid;
    await mark(game("1"));
    // The test seed has fewer games than the maximum number of favourites.
    await sql`insert into game (id, name, folded_name, provider_id, type, rtp, volatility, min_bet,
        max_bet, jackpot, badges, has_demo, released_at, popularity, alphabetical)
      select 900000 + n, name, folded_name, provider_id, type, rtp, volatility, min_bet, max_bet, jackpot,
        badges, has_demo, released_at, 900000 + n, 900000 + n
      from game, generate_series(1, ${mostFavourites - 1}::integer) as n where id = 1`.execute(site.db);
    await sql`insert into favourite_game select ${id}::bigint, id, now() from game where id > 900000`.execute(site.db);
    const refused = await site.ask(userChangeFavorite, { mode: "insert", ...game("2") }, { as });
    expect(refused).toMatchObject({ result: false, code: 409, message: expect.stringContaining("500 favori") });
    await change("insert", game("1"));
    await change("insert", table("1"));
    await change("delete", game("1"));
    await change("insert", game("2"));
    await site.db.deleteFrom("favourite_game").execute();
    await site.db.deleteFrom("game").where("id", ">", "900000").execute();
  });

  it("are the answer of games_list with `favorites`, with every filter and order", async () => {
    await mark(game("1"), game("2"), game("3"), game("13"), game("50"));
    for (const order of gameOrders) {
      const all = await site.succeed(casinoGamesList, { limit: 500, offset: 0, order });
      const expected = all.map(({ gameID }) => gameID).filter((id) => ["1", "2", "3", "13", "50"].includes(id));
      expect(await games({ order }), order).toEqual(expected);
    }
    expect(await games({ searchGameName: "IZNIK" })).toEqual(["3", "13"]);
    expect(await games({ providerID: 1, categoryID: 13, type: "slot" })).toEqual(["1", "13"]);
    expect(await games({ limit: 2, offset: 2 })).toEqual(["3", "13"]);
    const answer = await site.ask(casinoGamesList, { limit: 2, offset: 2, favorites: 1 }, { as });
    expect(answer.pagination).toEqual({ limit: 2, total: 5, offset: 2 });
  });

  it("are the answer of game_table_list with `favorites`", async () => {
    await mark(table("4"), table("7"), table("10"));
    const ids = async (more = {}) => {
      const data = { ...page, favorites: "1" as const, ...more };
      return (await site.succeed(livecasinoGameTableList, data, { as })).map(({ tableID }) => tableID);
    };
    expect(await ids()).toEqual(["4", "7", "10"]);
    expect(await ids({ providerID: 1 })).toEqual(["7"]);
    expect(await ids({ categoryID: 60, searchGameName: "orman" })).toEqual(["10"]);
  });

  it("need a session and may not be cached", async () => {
    await mark(game("7"));
    const data = { ...page, favorites: true };
    expect(await site.ask(casinoGamesList, data)).toMatchObject(anonymous);
    expect(await site.ask(userFavorites, {})).toMatchObject(anonymous);
    const body = { ...bodyOf(casinoGamesList, data), user: encrypted(as, site.publicPem) };
    const { envelope, cache } = await dispatch(body, site.operator);
    expect(envelope.pagination?.total).toBe(1);
    expect(cache).toBe("never");
  });
});
