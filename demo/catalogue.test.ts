import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { foldForSearch } from "../src/lib/turkish.ts";
import { gameOfType } from "../operator/provider/seats.ts";
import { returns } from "../operator/provider/maths/returns.ts";
import { seedCatalogue } from "./catalogue.ts";

const catalogue = seedCatalogue();
const { games, tables, providers, liveProviders, categories, liveCategories } = catalogue;

const distinct = (values: readonly unknown[]) => new Set(values).size;
const inCategory = (id: number) => games.filter(({ categoryIds }) => categoryIds.includes(id));
const topRanks = (count: number) => Array.from({ length: count }, (_, rank) => rank);
const byNumber = (a: number, b: number) => a - b;

describe("counts", () => {
  test("12,000 games of 60 providers in 25 categories, 220 tables of 12", () => {
    expect(games).toHaveLength(12_000);
    expect(providers).toHaveLength(60);
    expect(categories).toHaveLength(25);
    expect(tables).toHaveLength(220);
    expect(liveProviders).toHaveLength(12);
    expect(liveCategories.map(({ id }) => id).sort(byNumber)).toEqual([27, 60, 63, 65, 67, 69, 72, 73, 75, 77, 82]);
  });

  test("every type of game and table exists, and every category and provider has enough", () => {
    for (const kind of ["slot", "table", "jackpot", "instant", "crash", "bingo"] as const) {
      expect(games.filter(({ type }) => type === kind).length, kind).toBeGreaterThanOrEqual(300);
    }
    for (const { id, name } of categories) {
      expect(inCategory(id).length, name.en).toBeGreaterThanOrEqual(50);
    }
    for (const { id, name } of providers) {
      expect(games.filter(({ providerId }) => providerId === id).length, name).toBeGreaterThan(20);
    }
    for (const { id, name } of liveCategories) {
      const count = tables.filter(({ categoryIds }) => categoryIds.includes(id)).length;
      expect(count, name.en).toBeGreaterThanOrEqual(10);
    }
  });
});

describe("identity", () => {
  test("ids and names are unique, also without case and Turkish letters", () => {
    expect(distinct(games.map(({ id }) => id))).toBe(games.length);
    expect(distinct(games.map(({ name }) => foldForSearch(name)))).toBe(games.length);
    expect(distinct(tables.map(({ id }) => id))).toBe(tables.length);
    expect(distinct(tables.map(({ name }) => foldForSearch(name)))).toBe(tables.length);
    const studios = [...providers, ...liveProviders];
    expect(distinct(studios.map(({ id }) => id))).toBe(studios.length);
    expect(distinct(studios.map(({ name }) => name))).toBe(studios.length);
  });

  test("names fit on a tile and consist of letters, digits and some punctuation", () => {
    const plain = /^[\p{L}\d ’&:.?-]{3,30}$/u;
    expect([...games, ...tables].filter(({ name }) => !plain.test(name))).toEqual([]);
  });

  test("all references exist", () => {
    const known = new Set(categories.map(({ id }) => id));
    const makers = new Set(providers.map(({ id }) => id));
    const lost = games.filter(
      ({ providerId, categoryIds }) =>
        !makers.has(providerId) ||
        categoryIds.length === 0 ||
        distinct(categoryIds) !== categoryIds.length ||
        !categoryIds.every((id) => known.has(id)),
    );
    expect(lost).toEqual([]);
    const knownLive = new Set(liveCategories.map(({ id }) => id));
    const hosts = new Set(liveProviders.map(({ id }) => id));
    for (const table of tables) {
      expect(hosts.has(table.providerId)).toBe(true);
      expect(table.categoryIds.every((id) => knownLive.has(id))).toBe(true);
    }
  });
});

describe("standing", () => {
  test("popularity is a dense rank from 0", () => {
    const ranks = games.map(({ popularity }) => popularity).sort(byNumber);
    expect(ranks).toEqual(topRanks(12_000));
  });

  test("the popular category has the most popular games", () => {
    const ranks = inCategory(1)
      .map(({ popularity }) => popularity)
      .sort(byNumber);
    expect(ranks).toEqual(topRanks(ranks.length));
  });

  test("quick access has games of 50 studios, and none of the ten that the home page shows as popular", () => {
    const quick = inCategory(94);
    expect(quick).toHaveLength(50);
    expect(distinct(quick.map(({ providerId }) => providerId))).toBe(50);
    expect(Math.min(...quick.map(({ popularity }) => popularity))).toBe(10);
    expect(Math.max(...quick.map(({ popularity }) => popularity))).toBeLessThan(100);
  });

  test("new games are the newest, and include those with the badge", () => {
    const fresh = inCategory(2);
    const oldest = Math.min(...fresh.map(({ releasedAt }) => Date.parse(releasedAt)));
    const others = games.filter(({ categoryIds }) => !categoryIds.includes(2));
    expect(Math.max(...others.map(({ releasedAt }) => Date.parse(releasedAt)))).toBeLessThanOrEqual(oldest);
    const badged = games.filter(({ badges }) => badges.includes("new"));
    expect(badged.length).toBeGreaterThan(100);
    expect(badged.every(({ categoryIds }) => categoryIds.includes(2))).toBe(true);
  });

  test("badges and categories of jackpots and exclusives agree", () => {
    const torn = games.filter(
      ({ type, jackpot, badges, categoryIds }) =>
        badges.includes("jackpot") !== (type === "jackpot") ||
        (jackpot !== undefined) !== (type === "jackpot") ||
        badges.includes("exclusive") !== categoryIds.includes(64),
    );
    expect(torn).toEqual([]);
  });
});

describe("figures", () => {
  const money = /^\d+\.\d{2}$/;
  const sound = ({ minBet, maxBet }: { minBet: string; maxBet: string }) =>
    money.test(minBet) && money.test(maxBet) && Number(maxBet) > Number(minBet) * 10;

  test("the stated return is that of the game which opens", () => {
    const untrue = games.filter(({ type, rtp }) => rtp.toFixed(2) !== (returns[gameOfType(type)] * 100).toFixed(2));
    expect(untrue).toEqual([]);
    const high = games.filter(({ rtp }) => rtp >= 97);
    expect(high.length).toBeGreaterThan(100);
    expect(inCategory(55)).toEqual(high);
  });

  test("bets and jackpots are money, and the highest bet is well above the lowest", () => {
    expect([...games, ...tables].filter((item) => !sound(item))).toEqual([]);
    const jackpots = games.flatMap(({ jackpot }) => jackpot ?? []);
    expect(jackpots.length).toBeGreaterThan(500);
    expect(jackpots.filter((jackpot) => !money.test(jackpot))).toEqual([]);
  });

  test("nothing was released after the catalogue's epoch", () => {
    const early = games.filter(({ releasedAt }) => !(Date.parse(releasedAt) <= Date.UTC(2026, 10, 1, 9)));
    expect(early).toEqual([]);
  });

  test("a closed table says when it opens", () => {
    const closed = tables.filter(({ open }) => !open);
    expect(closed.length).toBeGreaterThan(5);
    for (const { openingHours } of closed) expect(openingHours).toMatch(/^\d\d:\d\d–\d\d:\d\d$/);
  });
});

describe("the seed", () => {
  test("is the same every time and on every machine", () => {
    const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
    expect(digest(seedCatalogue())).toBe(digest(catalogue));
    // Players' favourites and cached lists refer to these ids. Changing them makes a different catalogue.
    expect(digest(catalogue)).toBe("aa98a680865d749b");
  });
});
