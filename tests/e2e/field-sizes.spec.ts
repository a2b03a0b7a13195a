import { expect, test } from "./fixtures.ts";
import { openLobby } from "./lobby-page.ts";
import { openInside } from "./open-inside.ts";
import { openSearch } from "./search-dialog.ts";

test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 } });

/** Below 16 px, iPhones zoom in when a field gets the focus. */
test("every field has at least 16 px of text on a phone", { tag: "@nightly" }, async ({ page }) => {
  const small = () =>
    page
      .locator("input:visible, select:visible, textarea:visible")
      .evaluateAll((fields) =>
        fields
          .map((field) => `${field.tagName} ${field.id} ${getComputedStyle(field).fontSize}`)
          .filter((words) => Number.parseFloat(words.split(" ").at(-1) ?? "") < 16),
      );
  await openLobby(page, "/slot");
  await expect(page.locator("main select").first()).toBeVisible();
  expect(await small(), "the lobby's filters").toEqual([]);
  const search = await openSearch(page);
  expect(await small(), "the search").toEqual([]);
  await page.keyboard.press("Escape");
  await expect(search.dialog).toBeHidden();
  for (const [address, button] of [
    ["/login", "Giriş yap"],
    ["/register", "Devam"],
    ["/forgot-password", "Bağlantı gönder"],
  ] as const) {
    await openInside(page, address);
    await expect(page.getByRole("main").getByRole("button", { name: button, exact: true })).toBeVisible();
    expect(await small(), address).toEqual([]);
  }
});
