import { expect, type Locator, type Page } from "@playwright/test";

export interface SearchDialog {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  /** The options for games that match. */
  readonly games: Locator;
  /** The searches that led somewhere. */
  readonly recent: Locator;
  /** The option that Enter chooses. */
  readonly active: Locator;
  readonly status: Locator;
}

export function searchDialog(page: Page): SearchDialog {
  const dialog = page.getByRole("dialog", { name: /Oyun, masa ve sağlayıcı arama|Search games, tables and providers/ });
  return {
    dialog,
    field: dialog.getByRole("combobox"),
    options: dialog.getByRole("option"),
    games: dialog.getByRole("group", { name: /^(Oyunlar|Games)$/ }).getByRole("option"),
    recent: dialog.getByRole("group", { name: /^(Son aramalarınız|Recent searches)$/ }).getByRole("option"),
    active: dialog.getByRole("option", { selected: true }),
    status: dialog.getByRole("status").first(),
  };
}

export function searchButton(page: Page): Locator {
  return page.getByRole("banner").getByRole("button", { name: /^(Ara|Search)$/ });
}

/** Opens the search by its button in the header. */
export async function openSearch(page: Page): Promise<SearchDialog> {
  await searchButton(page).click();
  const search = searchDialog(page);
  await expect(search.field).toBeFocused();
  return search;
}
