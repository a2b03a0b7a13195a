import { setPromotionActive } from "../../operator/content/edit-content.ts";
import { main, title, tournamentGames } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { openInside } from "./open-inside.ts";
import { fillLogIn } from "./sign-in.ts";

// Nothing here depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

test("promotions are in tabs that have addresses, narrowed by category; a promotion has an address until it is taken off the site; a tournament's games are opened from its page", async ({
  page,
  operator,
}) => {
  await setPromotionActive(operator.db, 2, false);
  await page.goto("/promotions?state=yarin&category=spa");
  const states = main(page).getByRole("navigation", { name: "Promosyonların durumu" });
  const tab = (name: RegExp) => states.getByRole("link", { name });
  await test.step("an address with a state that there is not, and a category without promotions", async () => {
    await expect(page).toHaveURL("/promotions?category=spa");
    await main(page).getByRole("link", { name: "Tüm kategorileri gör" }).click();
    await expect(page).toHaveURL("/promotions");
  });
  await test.step("tabs", async () => {
    await expect(tab(/Devam eden/)).toHaveAttribute("aria-current", "page");
    await tab(/Yaklaşan/).click();
    await expect(page).toHaveURL("/promotions?state=coming");
    await expect(main(page).getByRole("link", { name: /Anadolu Efsaneleri Kupası/ })).toBeVisible();
    await tab(/Devam eden/).click();
    await expect(page).toHaveURL("/promotions");
    await openInside(page, "/promotions?state=coming");
    await expect(tab(/Yaklaşan/)).toHaveAttribute("aria-current", "page");
  });
  await test.step("categories", async () => {
    await openInside(page, "/promotions");
    // The coming ones have categories, too.
    await expect(tab(/Devam eden/)).toHaveAttribute("aria-current", "page");
    await main(page).getByRole("navigation", { name: "Kategoriler" }).getByRole("link", { name: "Spor" }).click();
    await expect(page).toHaveURL("/promotions?category=sports");
    await expect(
      main(page)
        .getByRole("listitem")
        .filter({ has: page.locator("img") }),
    ).toHaveCount(1);
    await openInside(page, "/promotions");
  });
  await test.step("one promotion, and one that was taken off the site", async () => {
    await main(page)
      .getByRole("link", { name: /hoş geldin bonusu/ })
      .click();
    await expect(page).toHaveURL("/promotions?id=1");
    await expect(title(page)).toHaveText("%50 hoş geldin bonusu");
    await expect(page).toHaveTitle(/hoş geldin bonusu/);
    await main(page).getByRole("link", { name: "Kuralları oku" }).click();
    await expect(page).toHaveURL("/info/promotion-terms");
    await page.goBack();
    await expect(title(page)).toHaveText("%50 hoş geldin bonusu");
    await openInside(page, "/promotions?id=2");
    await expect(page.getByText("Promosyon bulunamadı")).toBeVisible();
  });
  await test.step("a tournament's games", async () => {
    await openInside(page, "/tournaments?id=1");
    const games = await tournamentGames(page);
    await expect(games.getByRole("link")).toHaveCount(10);
    await games.getByRole("link", { name: /Lale Ustası/ }).click();
    // Only players open games. A visitor logs in first and then gets to the game.
    await expect(page).toHaveURL("/login");
    await fillLogIn(page, "deniz");
    await expect(page).toHaveURL("/play/slot/10001");
    await expect(page.getByRole("heading", { level: 1, name: "Lale Ustası" })).toBeVisible();
  });
});
