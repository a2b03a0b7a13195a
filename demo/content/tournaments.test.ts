import { describe, expect, it } from "vitest";
import { addMoney } from "../../src/lib/money.ts";
import { designOf, seedCatalogue } from "../catalogue.ts";
import { seedContent } from "../content.ts";

/** A tournament page finds its games by these filters, because the contract has no request for games by id. */
const askedFor = 500;
const { games } = seedCatalogue();
const popular = new Map(
  games
    .toSorted((left, right) => left.popularity - right.popularity)
    .slice(0, askedFor)
    .map((game) => [game.id, game]),
);
const { tournaments } = seedContent();

/** The demo's dates move by whole weeks, so up to 6 days may have passed. */
const driftDays = 6;

describe("the tournaments", () => {
  it("has active, upcoming and concluded ones on every day of the next week", () => {
    const active = tournaments.filter(({ startDay, endDay }) => startDay <= 0 && endDay >= driftDays);
    const upcoming = tournaments.filter(({ startDay }) => startDay > driftDays);
    const concluded = tournaments.filter(({ endDay }) => endDay < 0);
    expect([active.length, upcoming.length, concluded.length]).toEqual([5, 3, 2]);
  });

  it.each(tournaments)("has a leaderboard of 20 once begun: $title.tr", (tournament) => {
    const { startDay, leaderboard, prizePool } = tournament;
    if (startDay > 0) return expect(leaderboard).toEqual([]);
    expect(leaderboard.map(({ rank }) => rank)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(new Set(leaderboard.map(({ player }) => player)).size).toBe(20);
    for (const { player } of leaderboard) expect(player).toMatch(/^\p{Lu}\p{Ll}••••\d{2}$/u);
    const points = leaderboard.map((row) => row.points);
    expect(points).toEqual(points.toSorted((left, right) => right - left));
    expect(leaderboard.reduce((sum, { prize = "0" }) => addMoney(sum, prize), "0")).toBe(prizePool);
  });

  it.each(tournaments)("has the same first prize in text and pool: $title.tr", (tournament) => {
    const lira = Number(tournament.prizePool) / 4;
    expect(tournament.html.tr).toContain(`<td>1</td><td>₺${lira.toLocaleString("tr-TR")}</td>`);
    expect(tournament.html.en).toContain(`<td>1</td><td>₺${lira.toLocaleString("en-GB")}</td>`);
  });

  it.each(tournaments)("has games that its page can show, each once: $title.tr", ({ gameIds }) => {
    expect(gameIds.filter((id) => !popular.has(id))).toEqual([]);
    expect(new Set(gameIds).size).toBe(gameIds.length);
  });

  it.each([
    ["Slot Race", ["slot"], undefined],
    ["Crash Cup", ["crash"], undefined],
    ["Jackpot Hunt", ["jackpot"], undefined],
    ["Egypt Expedition", ["slot"], ["egypt"]],
    ["Fishing Derby", ["slot"], ["fishing"]],
    ["Fruit Festival", ["slot"], ["fruit"]],
    ["Anatolian Legends Cup", ["slot"], ["myth", "cappadocia"]],
  ])("%s is played on games of its kind", (name, types, ofThemes) => {
    const gameIds = tournaments.find(({ title }) => title.en === name)?.gameIds ?? [];
    expect(gameIds.length).toBeGreaterThan(5);
    for (const id of gameIds) {
      expect(types).toContain(popular.get(id)?.type);
      if (ofThemes) expect(ofThemes).toContain(designOf(id)?.theme);
    }
  });
});
