import { afterEach, expect, onTestFinished, test } from "vitest";
import { watchFirstScreen } from "../../api/first-screen-done.ts";
import { casinoGamesList } from "../../contract/casino.ts";
import { livecasinoGameTableList } from "../../contract/livecasino.ts";
import { session } from "../../session/app-session.ts";
import { casinoExamples } from "../../testing/examples/casino.ts";
import { livecasinoExamples } from "../../testing/examples/livecasino.ts";
import { openPage, type PageAnswers } from "../../testing/open-page.tsx";
import { signInHere } from "../../testing/sign-in-here.ts";
import { ContinueShelf } from "./ContinueShelf.tsx";
import { type Played, rememberPlayed } from "./recently-played.ts";

const image = "/icons/icon-192.png";
const [game] = (casinoExamples.find(({ call }) => call === casinoGamesList)?.answer ?? []) as object[];
const [table] = (livecasinoExamples.find(({ call }) => call === livecasinoGameTableList)?.answer ?? []) as object[];

const played = (type: Played["type"], id: string, name: string): Played => ({
  type,
  id,
  name,
  image,
  providerName: "Çinili Oyun",
});
const favourites: PageAnswers = {
  games_list: {
    data: [
      { ...game, gameID: 7, name: "Lale Ustası", image },
      { ...game, gameID: 9, name: "İncir Ağacı", image },
    ],
  },
  game_table_list: { data: [{ ...table, tableID: 3, name: "Galata Rulet", image }] },
};

async function open(answers: PageAnswers) {
  const opened = await openPage(<ContinueShelf />, answers);
  onTestFinished(watchFirstScreen(opened.client));
  const shelf = opened.screen.getByRole("region", { name: "Devam et" });
  const addresses = () =>
    shelf
      .getByRole("listitem")
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href"));
  return { ...opened, shelf, addresses };
}

afterEach(async () => {
  await session.logOut("expired");
});

test("what was played lately comes first, then the favourites, each once", async () => {
  await signInHere("p1");
  rememberPlayed(played("slot", "8", "Nar Bahçesi"));
  rememberPlayed(played("slot", "7", "Lale Ustası"));
  const { shelf, addresses } = await open(favourites);
  await expect.poll(addresses).toEqual(["/play/slot/7", "/play/slot/8", "/play/slot/9", "/play/live/3"]);
  await expect.element(shelf.getByRole("link", { name: "Favoriler" })).toHaveAttribute("href", "/favorites");
});

test("a visitor has no shelf, and nothing is asked", async () => {
  const { shelf, asked } = await open(favourites);
  expect(shelf.query()).toBeNull();
  expect(asked).toEqual([]);
});

test("a player who has neither played nor a favourite has no shelf", async () => {
  await signInHere("p1");
  const { shelf, asked } = await open({ games_list: { data: [] }, game_table_list: { data: [] } });
  await expect.poll(() => asked.length).toBe(2);
  expect(shelf.query()).toBeNull();
});

test("what was played lately is there when the favourites cannot be fetched", async () => {
  await signInHere("p1");
  rememberPlayed(played("live", "3", "Galata Rulet"));
  const { addresses, screen } = await open({ games_list: "offline", game_table_list: { status: 502 } });
  await expect.poll(addresses).toEqual(["/play/live/3"]);
  expect(screen.getByRole("alert").query()).toBeNull();
});
