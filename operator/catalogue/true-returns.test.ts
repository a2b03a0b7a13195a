import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casinoGamesList } from "../../src/contract/casino.ts";
import type { OpenDatabase } from "../database/open.ts";
import { trueReturns } from "../database/migrations/0019-true-returns.ts";
import { gameOfType } from "../provider/games/game-of-type.ts";
import { returns } from "../provider/games/returns.ts";
import { succeed } from "../testing/call.ts";
import { databases, openTestDatabase } from "../testing/databases.ts";
import { testSeed } from "../testing/seed.ts";

const seed = testSeed();
const { categories, games, ...rest } = seed.catalogue();
const highReturn = { id: 55, name: { tr: "Yüksek RTP", en: "High RTP" }, icon: "crown" };
/** A catalogue as it was loaded before: with returns of its own making, some of them high. */
const old = {
  ...rest,
  categories: [...categories, highReturn],
  games: games.map((game) => ({ ...game, categoryIds: game.rtp > 94 ? [...game.categoryIds, 55] : game.categoryIds })),
};

describe.each(databases)("a catalogue that was loaded before, on $name", (database) => {
  let opened: OpenDatabase;
  const list = (data: { order?: "rtp" | "popular"; categoryID?: string }) =>
    succeed(opened, casinoGamesList, { limit: 500, offset: 0, ...data });
  beforeAll(async () => {
    opened = await openTestDatabase(database, { seed: { ...seed, catalogue: () => old } });
    await trueReturns.up(opened.db);
  });
  afterAll(() => opened.close());

  const expected = games
    .map(({ id, type }) => [String(id), Number((returns[gameOfType(type)] * 100).toFixed(2))] as const)
    .toSorted(([, left], [, right]) => right - left);
  const stated = async (data: Parameters<typeof list>[0]) =>
    (await list(data)).data.map(({ gameID, rtp }) => [gameID, rtp] as const);

  it("states what the games really return, and orders them by it, the more popular before its equals", async () => {
    expect(await stated({ order: "rtp" })).toEqual(expected);
  });

  it("has those of high return in their category, in every order", async () => {
    const high = expected.filter(([, rtp]) => rtp >= 97);
    expect(await stated({ categoryID: "55", order: "rtp" })).toEqual(high);
    const popular = await list({ categoryID: "55", order: "popular" });
    expect(popular.pagination?.total).toBe(high.length);
    expect(popular.data.map(({ gameID }) => gameID)).toEqual(high.map(([id]) => id).toSorted((a, b) => Number(a) - Number(b)));
  });
});
