import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casinoProviderList, livecasinoProviderList } from "../../src/contract/game-players.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { databases } from "../testing/databases.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";

const page = { limit: 150, offset: 0 };

describe.each(databases)("provider_list on $name", (database) => {
  let site: TestSite;
  let as: SessionKeys;
  beforeAll(async () => {
    site = await openTestSite(database);
    as = await site.sessionOf("sade");
  });
  afterAll(() => site.close());

  const live = async (data: { status?: number | string }, who = as) =>
    (await site.succeed(livecasinoProviderList, { ...page, ...data }, { as: who })).map(({ providerID }) => providerID);

  it("lists the casino's providers with their number of games", async () => {
    const providers = await site.succeed(casinoProviderList, page, { as });
    expect(providers[0]).toEqual({
      providerID: "1",
      name: "Sağlayıcı 1",
      logo: expect.stringMatching(/^\/art\/provider\/1\.svg\?v=/),
      count: 20,
    });
    expect(providers.map(({ count }) => count)).toEqual([20, 20, 20, 20, 20, 20, 0]);
    const second = await site.ask(casinoProviderList, { limit: 1, offset: 1 }, { as });
    expect(second).toMatchObject({ data: [{ providerID: "2" }], pagination: { limit: 1, total: 7, offset: 1 } });
  });

  it("lists the live casino's providers with their number of tables", async () => {
    const providers = await site.succeed(livecasinoProviderList, page, { as });
    expect(providers.map(({ providerID, count }) => [providerID, count])).toEqual([
      ["1", 15],
      ["2", 15],
    ]);
  });

  it("filters live providers by status", async () => {
    expect(await live({ status: 2 })).toEqual(["2"]);
    expect(await live({ status: "1" })).toEqual(["1"]);
    expect(await live({ status: "x" })).toEqual([]);
  });

  it("shows a player with rid 20 those with status 2, whatever the request", async () => {
    const restricted = await site.sessionOf("yirmi");
    for (const data of [{}, { status: 2 }, { status: 1 }]) expect(await live(data, restricted)).toEqual(["2"]);
  });
});
