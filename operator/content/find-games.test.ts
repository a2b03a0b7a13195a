import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casinoGamesList, gameOrders } from "../../src/contract/casino.ts";
import type { RequestOf } from "../../src/contract/declaration.ts";
import type { OpenDatabase } from "../database/open.ts";
import { succeed } from "../testing/call.ts";
import { databases, openTestDatabase } from "../testing/databases.ts";
import { testSeed } from "../testing/seed.ts";

const seed = testSeed();
const { games } = seed.catalogue();
type Request = Partial<RequestOf<typeof casinoGamesList>>;

describe.each(databases)("casino/games_list on $name", (database) => {
  let opened: OpenDatabase;
  const list = (data: Request) => succeed(opened, casinoGamesList, { limit: 48, offset: 0, ...data });
  const ids = async (data: Request) => (await list({ limit: 500, ...data })).data.map((game) => game.gameID);
  const idsWhere = (passes: (game: (typeof games)[number]) => boolean) =>
    games.filter(passes).map(({ id }) => String(id));

  beforeAll(async () => {
    opened = await openTestDatabase(database, { seed });
  });
  afterAll(() => opened.close());

  it("answers every field of a game", async () => {
    const { data } = await list({ limit: 3 });
    expect(data[2]).toEqual({
      gameID: "3",
      name: "İznik 1",
      providerID: "3",
      providerName: "Sağlayıcı 3",
      image: expect.stringMatching(/^\/art\/game\/3\.webp\?v=[0-9a-f]{8}$/),
      CategoryIDs: ["11", "12"],
      type: "table",
      rtp: 90.14,
      volatility: "high",
      minBet: "0.50",
      maxBet: "1250.00",
      jackpot: "125000.75",
      badges: [],
      hasDemo: true,
      releasedAt: "2024-03-15T00:00:00.000Z",
    });
  });

  it("orders by popularity unless told otherwise", async () => {
    expect(await ids({})).toEqual(games.map(({ id }) => String(id)));
  });

  it("orders by release, newest first", async () => {
    const { data } = await list({ order: "new", limit: 500 });
    const releases = data.map(({ releasedAt = "" }) => releasedAt);
    expect(releases).toEqual(releases.toSorted().toReversed());
  });

  it("orders by name as the Turkish alphabet does", async () => {
    const { data } = await list({ order: "name", limit: 500 });
    const firstWords = [...new Set(data.map(({ name }) => name.split(" ")[0]))];
    expect(firstWords).toEqual([
      "Cevher",
      "Çini",
      "Gümüş",
      "Güneş",
      "Işık",
      "İznik",
      "Orman",
      "Öykü",
      "Sarnıç",
      "Şafak",
    ]);
    expect(
      data
        .slice(0, 12)
        .map(({ name }) => name)
        .slice(8, 12),
    ).toEqual(["Cevher 9", "Cevher 10", "Cevher 11", "Cevher 12"]);
  });

  it("orders by return to player, highest first, then by popularity", async () => {
    const { data } = await list({ order: "rtp", limit: 500 });
    const keys = data.map(({ rtp = 0, gameID }) => [rtp, Number(gameID)] as const);
    expect(keys).toEqual(keys.toSorted(([a, i], [b, j]) => b - a || i - j));
  });

  it.each(gameOrders)("shows each game once when paging by %s", async (order) => {
    const seen: string[] = [];
    for (let offset = 0; offset < games.length; offset += 17) {
      const { data, pagination } = await list({ order, limit: 17, offset });
      expect(pagination).toEqual({ limit: 17, total: games.length, offset });
      seen.push(...data.map(({ gameID }) => gameID));
    }
    expect(seen).toEqual(await ids({ order }));
    expect(new Set(seen).size).toBe(games.length);
  });

  it("filters by provider, category and type, ids as numbers or strings", async () => {
    const ofProvider = idsWhere(({ providerId }) => providerId === 2);
    expect(await ids({ providerID: 2 })).toEqual(ofProvider);
    expect(await ids({ providerID: "2" })).toEqual(ofProvider);
    expect(await ids({ categoryID: "94" })).toEqual(idsWhere(({ categoryIds }) => categoryIds.includes(94)));
    expect(await ids({ type: "crash" })).toEqual(idsWhere(({ type }) => type === "crash"));
  });

  it("combines all filters in any order", async () => {
    const filters = { providerID: 1, categoryID: 13, type: "slot", searchGameName: "iznik" };
    const expected = idsWhere(
      ({ providerId, categoryIds, type, name }) =>
        providerId === 1 && categoryIds.includes(13) && type === "slot" && name.startsWith("İznik"),
    );
    expect(expected.length).toBeGreaterThan(1);
    expect(await ids(filters)).toEqual(expected);
    expect((await ids({ ...filters, order: "name" })).toSorted()).toEqual(expected.toSorted());
    const { data, pagination } = await list({ ...filters, limit: 1, offset: 1 });
    expect(data.map(({ gameID }) => gameID)).toEqual([expected[1]]);
    expect(pagination?.total).toBe(expected.length);
  });

  it.each(["gumus", "GÜMÜŞ", "gÜmÜs", " gümüş ", "müş"])("finds Gümüş by %j", async (search) => {
    expect(await ids({ searchGameName: search })).toEqual(idsWhere(({ name }) => name.startsWith("Gümüş")));
  });

  it("requires every word of a search, in any order", async () => {
    expect(await ids({ searchGameName: "7 cini" })).toEqual(idsWhere(({ name }) => name === "Çini 7"));
  });

  it.each(["%", "_", "\\", "100%"])("treats %j in a search literally", async (search) => {
    expect(await ids({ searchGameName: search })).toEqual([]);
  });

  it("ignores an empty search", async () => {
    expect((await list({ searchGameName: "  " })).pagination?.total).toBe(games.length);
  });

  it.each([
    { providerID: "7" },
    { categoryID: 95 },
    { providerID: "nobody" },
    { type: "chess" },
    { searchGameName: "zzz" },
  ])("answers an empty list for %j", async (filter) => {
    const { data, pagination, message } = await list(filter);
    expect(data).toEqual([]);
    expect(pagination?.total).toBe(0);
    expect(message).toBe("Kayıt Bulunamadı");
  });

  it.each([{}, { categoryID: 94 }, { searchGameName: "sarnic", type: "slot" }])(
    "answers an empty page with the true total past the end of %j",
    async (filter) => {
      const { pagination: first } = await list(filter);
      const { data, pagination } = await list({ ...filter, offset: 9_999_999_999 });
      expect(data).toEqual([]);
      expect(first?.total).toBeGreaterThan(0);
      expect(pagination?.total).toBe(first?.total);
    },
  );

  it("caps the limit at 500", async () => {
    expect((await list({ limit: 100_000 })).pagination?.limit).toBe(500);
    expect((await list({ limit: 0 })).data).toEqual([]);
  });
});
