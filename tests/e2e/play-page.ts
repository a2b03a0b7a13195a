import { expect, type Locator, type Page } from "@playwright/test";
import { gameFrame } from "./fake-game.ts";

export function wayOut(page: Page): Locator {
  return page.getByRole("button", { name: /^(Oyundan çık|Leave the game)$/ });
}

/**
 * Presses a button of the page after one inside a game's frame. The pointer comes before the press, as a player's does:
 * Chromium sends the first event after a press inside a frame to that frame again, wherever it happens.
 */
export async function pressAfterGame(button: Locator): Promise<void> {
  await button.hover();
  await button.click();
}

/** Leaves the game by its button. */
export const pressWayOut = (page: Page): Promise<void> => pressAfterGame(wayOut(page));

/** The amount in the bar above a game. */
export function barBalance(page: Page): Locator {
  return page.getByRole("main").getByRole("button", { name: "Bakiyeyi gizle" }).locator("data");
}

/** Opens an address and waits until the game is there. */
export async function openGame(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(gameFrame(page).getByRole("heading")).toBeVisible();
}
