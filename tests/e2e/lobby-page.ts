import { expect, type Locator, type Page } from "@playwright/test";

/** Locators of a lobby, by the names that a player hears or reads. */
export interface LobbyPage {
  readonly title: Locator;
  /** Such as "12.000 oyun". */
  readonly count: Locator;
  readonly grid: Locator;
  readonly tiles: Locator;
  readonly categories: Locator;
}

export function lobbyPage(page: Page): LobbyPage {
  const main = page.getByRole("main");
  const grid = main.getByRole("list", { name: /^(Oyunlar|Masalar|Games|Tables)$/ });
  return {
    title: main.getByRole("heading", { level: 1 }),
    count: main.getByRole("status").filter({ hasText: /oyun|masa|game|table/ }),
    grid,
    tiles: grid.locator("li[aria-posinset]"),
    categories: main.getByRole("navigation", { name: /Kategoriler|Categories/ }),
  };
}

/** Opens a lobby and waits until its first tiles are on screen. */
export async function openLobby(page: Page, address: string): Promise<LobbyPage> {
  await page.goto(address);
  return lobbyIsShown(page);
}

export async function lobbyIsShown(page: Page): Promise<LobbyPage> {
  const lobby = lobbyPage(page);
  await expect(lobby.tiles.first()).toBeVisible();
  return lobby;
}

/** The position in the list (from 1) of the first tile that is entirely below the bars. */
export function firstTileOnScreen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector("main nav")?.getBoundingClientRect().bottom ?? 0;
    const tiles = [...document.querySelectorAll("main li[aria-posinset]")];
    const seen = tiles.find((tile) => tile.getBoundingClientRect().top >= bar);
    return Number(seen?.getAttribute("aria-posinset"));
  });
}
