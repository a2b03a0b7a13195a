import { expect, test, vi } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { casinoGamesList } from "../../contract/casino.ts";
import { casinoExamples } from "../../testing/examples/casino.ts";
import { TournamentGames } from "./TournamentGames.tsx";

// The network drops before the catalogue's code has loaded.
vi.mock("../catalogue/catalogue.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("without the catalogue of the device, the operator is asked for the games", async () => {
  const games = casinoExamples.find(({ call }) => call === casinoGamesList)?.answer;
  const { screen } = await openPage(<TournamentGames ids={["1204"]} />, { games_list: { data: games } });
  await expect.element(screen.getByRole("link", { name: /Lale Bahçesi/ })).toBeVisible();
});

test("games that nobody knows are counted and are no empty list", async () => {
  const { screen } = await openPage(<TournamentGames ids={["1", "2"]} />, { games_list: { data: [] } });
  await expect.element(screen.getByText("2 oyunda geçerli")).toBeVisible();
  expect(screen.container.querySelector("ul:empty")).toBeNull();
});
