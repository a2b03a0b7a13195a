/** A small demo for the operator's tests, so that the tests contain what they expect. */
import type { Seed } from "../../demo/load/seed.ts";
import type { SeedCatalogue, SeedGame, SeedTable } from "../content/catalogue-file.ts";
import { testContent } from "./content.ts";
import { testPlayers } from "./players.ts";

const gameTypes = ["slot", "table", "jackpot", "instant", "crash", "bingo"] as const;
const tableTypes = ["roulette", "blackjack", "poker", "baccarat", "show"] as const;
const volatilities = ["low", "medium", "high"] as const;
/** Names that only Turkish sorting and search handle correctly. */
const words = ["Çini", "Cevher", "İznik", "Işık", "Gümüş", "Güneş", "Şafak", "Sarnıç", "Öykü", "Orman"];

/** `games` games by popularity: game 1 is the most popular. */
export function testSeed(games = 120): Seed {
  const catalogue = testCatalogue(games);
  return {
    catalogue: () => catalogue,
    content: () => testContent,
    players: testPlayers,
    cashier: { requests: [], bankAccounts: [], bonuses: [] },
  };
}

function testCatalogue(games: number): SeedCatalogue {
  return {
    providers: Array.from({ length: 7 }, (_, index) => testProvider(index + 1)),
    categories: [11, 12, 13, 94, 95].map(testCategory),
    games: Array.from({ length: games }, (_, index) => testGame(index)),
    liveProviders: [testProvider(1), { ...testProvider(2), status: 2 }],
    liveCategories: [27, 60].map(testCategory),
    tables: Array.from({ length: 30 }, (_, index) => testTable(index)),
  };
}

function testProvider(id: number) {
  return { id, name: `Sağlayıcı ${id}`, logo: `/art/provider/${id}.svg` };
}

function testCategory(id: number) {
  return { id, name: { tr: `Kategori ${id}`, en: `Category ${id}` }, icon: "star" };
}

/** Every game is in category 11, every tenth in 94, none in 95. Provider 7 has none. */
function testGame(index: number): SeedGame {
  const id = index + 1;
  return {
    id,
    name: `${words[index % words.length]} ${1 + Math.floor(index / words.length)}`,
    providerId: 1 + (index % 6),
    categoryIds: [11, index % 3 ? 12 : 13, ...(index % 10 === 0 ? [94] : [])],
    type: gameTypes[Math.floor(index / 2) % 6] ?? "slot",
    rtp: 90 + ((index * 7) % 800) / 100,
    volatility: volatilities[index % 3] ?? "low",
    minBet: "0.50",
    maxBet: "1250.00",
    ...(index % 6 === 2 && { jackpot: "125000.75" }),
    badges: index % 4 === 0 ? ["hot"] : [],
    hasDemo: index % 3 !== 0,
    releasedAt: new Date(Date.UTC(2024, 0, 1 + ((index * 37) % 600))).toISOString(),
    popularity: index,
  };
}

function testTable(index: number): SeedTable {
  return {
    id: index + 1,
    name: `${words[index % words.length]} Masası ${index + 1}`,
    providerId: 1 + (index % 2),
    categoryIds: index % 3 === 0 ? [27, 60] : [27],
    type: tableTypes[index % 5] ?? "show",
    ...(index % 2 === 0 && { dealer: "Defne", seats: 7, openingHours: "10:00–02:00" }),
    minBet: "10.00",
    maxBet: "25000.00",
    open: index % 4 !== 3,
  };
}
