import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { axeFindsNothingHere, showInEnglish } from "../../testing/look-of-page.ts";
import { openPage, type PageAnswer, type PageAnswers } from "../../testing/open-page.tsx";
import { casinoExamples } from "../../testing/examples/casino.ts";
import { livecasinoExamples } from "../../testing/examples/livecasino.ts";
import { casinoGamesList } from "../../contract/casino.ts";
import { livecasinoGameTableList } from "../../contract/livecasino.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import { FavouritesPage } from "./FavouritesPage.tsx";

const [game] = (casinoExamples.find(({ call }) => call === casinoGamesList)?.answer ?? []) as object[];
const [table] = (livecasinoExamples.find(({ call }) => call === livecasinoGameTableList)?.answer ?? []) as object[];
const listOf = (rows: object[]) => ({ data: rows, pagination: { limit: 100, offset: 0, total: rows.length } });
const noGames = "Henüz favori oyununuz yok";
const noTables = "Henüz favori masanız yok";

/** Opens the page of a player with one favourite game, or with none. */
async function open(player: string, hasOne: boolean, more: PageAnswers = {}) {
  await signInHere(player);
  return openPage(<FavouritesPage />, {
    favorites: ({ type }) => ({ data: hasOne && type === "casino" ? [{ type: "casino", id: 1204 }] : [] }),
    games_list: listOf(hasOne ? [{ ...game, image: "/icons/icon-192.png" }] : []),
    game_table_list: listOf([]),
    ...more,
  });
}

beforeEach(() => page.viewport(390, 844));

test("without an answer to the lists themselves the page knows by the marks that there are no favourites", async () => {
  const { screen } = await open("p1", false, { games_list: "offline", game_table_list: "offline" });
  await expect.element(screen.getByText(noGames)).toBeVisible();
  await expect.element(screen.getByText(noTables)).toBeVisible();
});

test("a change that the operator refuses is taken back, with its message", async () => {
  let answer: PageAnswer = { refusal: "Favori listeniz dolu" };
  const { screen } = await open("p2", true, {
    favorites: ({ type, mode }) => (mode ? answer : { data: type === "casino" ? [{ type: "casino", id: 1204 }] : [] }),
  });
  const heart = screen.getByRole("button", { name: "Lale Bahçesi: favori" });
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect.element(screen.getByText("Favori listeniz dolu")).toBeVisible();
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");

  // One that fails waits for its next attempt, marked so.
  answer = { status: 500 };
  await heart.click();
  await expect
    .element(screen.getByRole("button", { name: /bağlantı bekleniyor/ }))
    .toHaveAttribute("aria-pressed", "false");
  await expect.element(screen.getByText("1 değişiklik bağlantı bekliyor", { exact: false })).toBeVisible();
  expect(screen.getByText("Bazı sorunlar yaşıyoruz", { exact: false }).query()).toBeNull();
});

test.each([
  [false, "p3"],
  [true, "p4"],
] as const)("the page looks right in both themes and languages; with a favourite: %s", async (hasOne, player) => {
  const { screen } = await open(player, hasOne);
  await expect.element(screen.getByText(hasOne ? "Lale Bahçesi" : noGames, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(noTables)).toBeVisible();
  await axeFindsNothingHere(screen.container);
  showInEnglish();
  await page.viewport(1440, 900);
  await expect.element(screen.getByText("No favourite tables yet")).toBeVisible();
  await axeFindsNothingHere(screen.container);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

test("a game and a table that are removed on the page leave their lists", async () => {
  const left = { casino: true, livecasino: true };
  await signInHere("p5");
  const { screen } = await openPage(<FavouritesPage />, {
    favorites: ({ type, mode }) => {
      const kind = type as keyof typeof left;
      if (mode === "delete") left[kind] = false;
      return { data: mode ? null : left[kind] ? [{ type, id: kind === "casino" ? 1204 : 511 }] : [] };
    },
    games_list: () => listOf(left.casino ? [{ ...game, image: "/icons/icon-192.png" }] : []),
    game_table_list: () => listOf(left.livecasino ? [{ ...table, image: "/icons/icon-192.png" }] : []),
  });
  const games = screen.getByRole("region", { name: "Favori oyunlar" });
  const tables = screen.getByRole("region", { name: "Favori masalar" });
  await expect.element(games.getByText("Lale Bahçesi", { exact: true })).toBeVisible();
  await expect.element(tables.getByText("Galata Rulet", { exact: true })).toBeVisible();
  await screen.getByRole("button", { name: "Lale Bahçesi: favori" }).click();
  await expect.element(screen.getByText(noGames)).toBeVisible();
  await expect.element(tables.getByText("Galata Rulet", { exact: true })).toBeVisible();
  await screen.getByRole("button", { name: "Galata Rulet: favori" }).click();
  await expect.element(screen.getByText(noTables)).toBeVisible();
});
