import { setPromotionActive } from "../../operator/admin/promotions.ts";
import { main, title } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";

test("promotions are in tabs that have addresses, narrowed by category", async ({ page }) => {
  await page.goto("/promotions");
  const states = main(page).getByRole("navigation", { name: "Promosyonların durumu" });
  await expect(states.getByRole("link", { name: /Devam eden/ })).toHaveAttribute("aria-current", "page");
  await states.getByRole("link", { name: /Yaklaşan/ }).click();
  await expect(page).toHaveURL("/promotions?state=coming");
  await expect(main(page).getByRole("link", { name: /Kış şenliği/ })).toBeVisible();
  await page.reload();
  await expect(states.getByRole("link", { name: /Yaklaşan/ })).toHaveAttribute("aria-current", "page");

  await page.goto("/promotions");
  await main(page).getByRole("navigation", { name: "Kategoriler" }).getByRole("link", { name: "Spor" }).click();
  await expect(page).toHaveURL("/promotions?category=sports");
  await expect(main(page).getByRole("listitem").filter({ has: page.locator("img") })).toHaveCount(1);
  await page.goto("/promotions?state=yarin&category=spa");
  await expect(page).toHaveURL("/promotions?category=spa");
  await main(page).getByRole("link", { name: "Tüm kategorileri gör" }).click();
  await expect(page).toHaveURL("/promotions");
});

test("a promotion has an address to share, until it is taken off the site", async ({ page, operator }) => {
  await page.goto("/promotions");
  await main(page).getByRole("link", { name: /hoş geldin bonusu/ }).click();
  await expect(page).toHaveURL("/promotions?id=1");
  await expect(title(page)).toHaveText("%50 hoş geldin bonusu");
  await expect(page).toHaveTitle(/hoş geldin bonusu/);
  await main(page).getByRole("link", { name: "Kuralları oku" }).click();
  await expect(page).toHaveURL("/info/promotion-terms");
  await page.goBack();
  await expect(title(page)).toHaveText("%50 hoş geldin bonusu");

  await setPromotionActive(operator.db, 1, false);
  // Clears the stored answers before the app starts again, because it stores them when its page is left.
  await page.addInitScript(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText("Promosyon bulunamadı")).toBeVisible();
  await setPromotionActive(operator.db, 1, true);
});
