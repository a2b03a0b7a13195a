import { expect, test } from "./fixtures.ts";
import { lobbyPage, openLobby } from "./lobby-page.ts";
import { looksRight, setLook } from "./look.ts";

// The pages look the same without the worker, and installing it takes a tenth of the time.
test.use({ serviceWorkers: "block" });

for (const [theme, language, width, height] of [
  ["dark", "tr", 360, 740],
  ["light", "en", 1440, 900],
] as const) {
  test(`axe finds nothing in the lobbies: ${theme}, ${language}, ${width}`, async ({ page }) => {
    test.slow();
    await setLook(page, { theme, language, width, height });
    for (const address of ["/slot", "/slot/category/94?order=rtp", "/live", "/live/type/blackjack"]) {
      const { tiles } = await openLobby(page, address);
      await expect(tiles.first().locator("img")).toBeVisible();
      await looksRight(page, address);
    }
    const { tiles } = lobbyPage(page);
    await tiles.first().getByRole("button").last().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await looksRight(page, "details");
    await page.goto("/slot?q=qqqq");
    await expect(page.getByText(/sonuç bulunamadı|No results/).first()).toBeVisible();
    await looksRight(page, "nothing found");
  });
}
