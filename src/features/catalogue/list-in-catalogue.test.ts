import { expect, test } from "vitest";
import type { SlotGame } from "../../contract/casino.ts";
import type { LobbyFilters } from "../games/filters.ts";
import { listInCatalogue } from "./stored-lobby.ts";

const game = (name: string, facts: Partial<SlotGame>): SlotGame => ({
  gameID: name,
  name,
  providerID: "1",
  providerName: "Çinili Oyun",
  image: "",
  CategoryIDs: [],
  type: "slot",
  rtp: undefined,
  volatility: undefined,
  minBet: undefined,
  maxBet: undefined,
  jackpot: undefined,
  badges: undefined,
  hasDemo: undefined,
  releasedAt: undefined,
  ...facts,
});

const all = [
  game("Şahmaran", { CategoryIDs: ["1", "94"], rtp: 96, releasedAt: "2025-05-01" }),
  game("Çini", { CategoryIDs: ["1"], rtp: 97, releasedAt: "2026-01-01T09:00:00+03:00", providerID: "2" }),
  game("Iğdır Gecesi", { type: "crash", rtp: 96 }),
  game("Cevher Gecesi", { CategoryIDs: ["94"], releasedAt: "2024-01-01" }),
];

test.each<[LobbyFilters, readonly string[]]>([
  [{}, ["Şahmaran", "Çini", "Iğdır Gecesi", "Cevher Gecesi"]],
  [{ category: "94" }, ["Şahmaran", "Cevher Gecesi"]],
  [{ provider: "2" }, ["Çini"]],
  [{ type: "crash" }, ["Iğdır Gecesi"]],
  [{ category: "1", provider: "1" }, ["Şahmaran"]],
  [{ q: "GECESİ igdir" }, ["Iğdır Gecesi"]],
  [{ q: "zzz" }, []],
  [{ order: "popular" }, ["Şahmaran", "Çini", "Iğdır Gecesi", "Cevher Gecesi"]],
  [{ order: "name" }, ["Cevher Gecesi", "Çini", "Iğdır Gecesi", "Şahmaran"]],
  [{ order: "rtp" }, ["Çini", "Şahmaran", "Iğdır Gecesi", "Cevher Gecesi"]],
  [{ order: "new" }, ["Çini", "Şahmaran", "Cevher Gecesi", "Iğdır Gecesi"]],
])("%j lists %j", (filters, names) => {
  expect(listInCatalogue(all, filters, "tr").map(({ name }) => name)).toEqual(names);
});
