import { expect, test } from "vitest";
import type { SlotGame } from "../../contract/casino.ts";
import type { LiveTable } from "../../contract/livecasino.ts";
import { packPage } from "./pack.ts";
import { packFacts, unpackFacts } from "./pack-facts.ts";

const game = (index: number): SlotGame => ({
  gameID: String(10_000 + index),
  name: `Şahmaran’ın Gözü ${index}`,
  providerID: String(index % 40),
  providerName: `Çinili Oyun ${index % 40}`,
  image: `/art/game/${10_000 + index}.webp?v=0a1b2c3d`,
  CategoryIDs: [String(index % 9), String(20 + (index % 11))],
  type: ["slot", "jackpot", "crash"][index % 3] ?? "",
  rtp: 90 + (index % 800) / 100,
  volatility: "high",
  minBet: ["0.20", "0.50"][index % 2],
  maxBet: ["500.00", "1250.00", "2000.00"][index % 3],
  badges: index % 4 ? [] : ["hot"],
  hasDemo: index % 3 > 0,
  releasedAt: new Date(Date.UTC(2025, 0, 1 + index, 9)).toISOString(),
});

const table: LiveTable = {
  tableID: "501",
  name: "Büyükada Bakarası",
  providerID: "306",
  providerName: "Boğaz Stüdyo",
  image: "/art/table/501.webp",
  CategoryIDs: ["65", "77"],
  type: "baccarat",
  dealer: "Leyla",
  minBet: "10.00",
  maxBet: "5000.00",
  open: true,
  seats: 7,
  openingHours: undefined,
};

const games = Array.from({ length: 500 }, (_, index) => game(index));

test("facts are unpacked unchanged, except those that change every minute", () => {
  const [first] = unpackFacts(packFacts(games));
  expect({ ...first }).toMatchObject({
    type: "slot",
    CategoryIDs: ["0", "20"],
    rtp: 90,
    volatility: "high",
    minBet: "0.20",
    maxBet: "500.00",
    badges: ["hot"],
    hasDemo: false,
    releasedAt: "2025-01-01T09:00:00.000Z",
  });
  const [live] = unpackFacts(packFacts([table]));
  expect(live).toMatchObject({ dealer: "Leyla", open: true, minBet: "10.00", maxBet: "5000.00", type: "baccarat" });
  expect(live).not.toHaveProperty("seats");
});

test.each(["2025-03-01", "2025-03-01T09:00:00+03:00", "2025-03-01T09:00:07.000Z"])("a moment is unchanged: %s", (releasedAt) => {
  expect(unpackFacts(packFacts([{ ...game(1), releasedAt }]))[0]?.releasedAt).toBe(releasedAt);
});

test("12,000 games, as searched and as shown, take less than 1.5 MB", () => {
  const searched = games.map(({ gameID: id, name, providerID, providerName, image }) => ({ id, name, providerID, providerName, image }));
  expect((packPage(searched).byteLength + packFacts(games).byteLength) * 24).toBeLessThan(1_500_000);
});
