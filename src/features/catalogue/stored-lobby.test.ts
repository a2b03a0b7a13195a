import { expect, test } from "vitest";
import type { casinoGamesList } from "../../contract/casino.ts";
import type { AnswerOf } from "../../contract/declaration.ts";
import { storedLobby } from "./stored-lobby.ts";
import type { StoredPage } from "./synchronise.ts";

const total = 1200;

function game(number: number): AnswerOf<typeof casinoGamesList>[number] {
  const provider = { providerID: "p", providerName: "Provider" };
  return {
    gameID: `g${number}`,
    name: `Game ${number}`,
    ...provider,
    image: `/art/${number}.svg`,
    CategoryIDs: ["1"],
    type: "slot",
  };
}

function page(offset: number): StoredPage {
  const games = Array.from({ length: Math.min(500, total - offset) }, (_, index) => game(offset + index));
  return { key: `tr slot ${offset}`, etag: null, items: games, received: games.length, total, checkedAt: 0 };
}

test("a game in two pages that were fetched at different times is listed once", () => {
  const lobby = storedLobby([page(0), { ...page(400), key: "tr slot 500" }, page(1000)], "tr", "slot");
  const { items, total: listed } = lobby?.list({}, 0, 2000) ?? { items: [], total: 0 };
  expect(new Set(items.map((item) => "gameID" in item && item.gameID)).size).toBe(items.length);
  expect([items.length, listed]).toEqual([1100, 1100]);
});

test("a game is found by its id on any page, as tournaments name it", () => {
  const lobby = storedLobby([page(1000), page(0), page(500)], "tr", "slot");
  expect(lobby?.item("g1199")).toEqual(game(1199));
  expect(lobby?.item("g7")).toEqual(game(7));
  expect(lobby?.item("g1200")).toBeUndefined();
});
