import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casinoCategoryList } from "../../src/contract/casino.ts";
import type { RequestOf } from "../../src/contract/declaration.ts";
import { livecasinoCategoryList, livecasinoGameTableList } from "../../src/contract/livecasino.ts";
import type { OpenDatabase } from "../database/open.ts";
import { succeed } from "../testing/call.ts";
import { databases, openTestDatabase } from "../testing/databases.ts";
import { testSeed } from "../testing/seed.ts";

const { tables } = testSeed().catalogue();
type Request = Partial<RequestOf<typeof livecasinoGameTableList>>;

describe.each(databases)("the live casino on $name", (database) => {
  let opened: OpenDatabase;
  const list = (data: Request) => succeed(opened, livecasinoGameTableList, { limit: 150, offset: 0, ...data });
  const ids = async (data: Request) => (await list(data)).data.map(({ tableID }) => tableID);
  const idsWhere = (passes: (table: (typeof tables)[number]) => boolean) =>
    tables.filter(passes).map(({ id }) => String(id));

  beforeAll(async () => {
    opened = await openTestDatabase(database);
  });
  afterAll(() => opened.close());

  it("answers every field of a table", async () => {
    const { data, pagination } = await list({ limit: 2 });
    expect(pagination).toEqual({ limit: 2, total: 30, offset: 0 });
    expect(data).toEqual([
      {
        tableID: "1",
        name: "Çini Masası 1",
        providerID: "1",
        providerName: "Sağlayıcı 1",
        image: expect.stringMatching(/^\/art\/table\/1\.webp\?v=/),
        CategoryIDs: ["27", "60"],
        type: "roulette",
        dealer: "Defne",
        minBet: "10.00",
        maxBet: "25000.00",
        open: true,
        seats: 7,
        openingHours: "10:00–02:00",
      },
      {
        tableID: "2",
        name: "Cevher Masası 2",
        providerID: "2",
        providerName: "Sağlayıcı 2",
        image: expect.any(String),
        CategoryIDs: ["27"],
        type: "blackjack",
        minBet: "10.00",
        maxBet: "25000.00",
        open: true,
      },
    ]);
  });

  it("filters by provider, category, type and search, one by one and together", async () => {
    expect(await ids({ providerID: 2 })).toEqual(idsWhere(({ providerId }) => providerId === 2));
    expect(await ids({ categoryID: "60" })).toEqual(idsWhere(({ categoryIds }) => categoryIds.includes(60)));
    expect(await ids({ type: "poker" })).toEqual(idsWhere(({ type }) => type === "poker"));
    expect(await ids({ searchGameName: "SAFAK" })).toEqual(idsWhere(({ name }) => name.startsWith("Şafak")));
    expect(await ids({ providerID: 1, categoryID: 60, searchGameName: "masasi" })).toEqual(
      idsWhere(({ providerId, categoryIds }) => providerId === 1 && categoryIds.includes(60)),
    );
    expect(await ids({ providerID: "nobody" })).toEqual([]);
  });

  it("pages without gaps, with the true total past the end", async () => {
    const pages = [await ids({ limit: 20 }), await ids({ limit: 20, offset: 20 })];
    expect(pages.flat()).toEqual(tables.map(({ id }) => String(id)));
    const { data, pagination } = await list({ limit: 20, offset: 40 });
    expect(data).toEqual([]);
    expect(pagination?.total).toBe(30);
  });

  it("lists the categories with the number of tables or games", async () => {
    const page = { limit: 150, offset: 0 };
    const live = await succeed({ ...opened, language: "en" }, livecasinoCategoryList, page);
    expect(live.data).toEqual([
      { CategoryID: "27", name: "Category 27", icon: "star", count: 30 },
      { CategoryID: "60", name: "Category 60", icon: "star", count: 10 },
    ]);
    const casino = await succeed(opened, casinoCategoryList, page);
    expect(casino.data.map(({ CategoryID, count }) => [CategoryID, count])).toEqual([
      ["11", 120],
      ["12", 80],
      ["13", 40],
      ["94", 12],
      ["95", 0],
    ]);
    const second = await succeed(opened, casinoCategoryList, { limit: 1, offset: 1 });
    expect(second.data[0]).toMatchObject({ CategoryID: "12", name: "Kategori 12" });
    expect(second.pagination).toEqual({ limit: 1, total: 5, offset: 1 });
  });
});
