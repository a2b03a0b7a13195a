/** How the catalogue on the device is kept up to date in a page that stays open. */
import { expect } from "./fixtures.ts";
import { test } from "./other-operator.ts";

test.use({ serviceWorkers: "block", downloadsCatalogue: true });

test(
  "a catalogue that the operator did not give at first is fetched at a later turn",
  { tag: "@nightly" },
  async ({ page, other, noSurprises }) => {
    noSurprises.expectError(/status of 503/);
    /** Only the synchronisation asks for pages of this length. */
    const asked = (name: string) =>
      other.calls.filter((call) => call.name === name && call.data["limit"] === 500).length;
    const runUntil = (count: () => number, least: number) =>
      expect
        .poll(async () => (await page.clock.runFor(2_000), count()), { intervals: [100] })
        .toBeGreaterThanOrEqual(least);
    const games = () => asked("casino/games_list");
    await page.clock.install();
    other.answerWith("casino/games_list", { status: 503, body: "busy" });
    await page.goto("/promotions");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await runUntil(games, 1);
    other.answerWith("casino/games_list", undefined);
    const before = games();
    expect(asked("livecasino/game_table_list"), "the failure stopped the first turn").toBe(0);
    await page.clock.fastForward("15:00");
    // The games in several pages, and then the tables.
    await runUntil(games, before + 2);
    await runUntil(() => asked("livecasino/game_table_list"), 1);
  },
);
