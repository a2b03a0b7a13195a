import { afterEach, expect, test } from "vitest";
import { isGamePaused, pauseGame, setOpenGame, type SiteMessage, sendBalanceToGame } from "./open-game.ts";

function open(): SiteMessage[] {
  const told: SiteMessage[] = [];
  setOpenGame({ isRoundRunning: false, tellsRounds: false, sinceMs: 0, tell: (message) => told.push(message) });
  return told;
}
afterEach(() => setOpenGame(undefined));

test("a game is paused as long as anything on the site needs the player", () => {
  const told = open();
  const [first, second] = [pauseGame(), pauseGame()];
  expect(told).toEqual(["site:pause"]);
  first();
  first();
  expect(isGamePaused()).toBe(true);
  second();
  expect(told).toEqual(["site:pause", "site:resume"]);
  expect(isGamePaused()).toBe(false);
});

test("a game is told when money arrives; without a game nothing happens", () => {
  const told = open();
  sendBalanceToGame();
  expect(told).toEqual(["site:balance"]);
  setOpenGame(undefined);
  sendBalanceToGame();
  pauseGame()();
  expect(told).toEqual(["site:balance"]);
});
