import { setPromotionActive } from "../../operator/admin/promotions.ts";
import { answerWith, main, title } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { openInside } from "./open-inside.ts";
import { fillLogIn } from "./sign-in.ts";

// Nothing here depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

test("promotions are in tabs that have addresses, narrowed by category; a promotion has an address until it is taken off the site", async ({ page, operator }) => {
  await page.goto("/promotions");
  const states = main(page).getByRole("navigation", { name: "Promosyonların durumu" });
  await expect(states.getByRole("link", { name: /Devam eden/ })).toHaveAttribute("aria-current", "page");
  await states.getByRole("link", { name: /Yaklaşan/ }).click();
  await expect(page).toHaveURL("/promotions?state=coming");
  await expect(main(page).getByRole("link", { name: /Kış şenliği/ })).toBeVisible();
  await page.reload();
  await expect(states.getByRole("link", { name: /Yaklaşan/ })).toHaveAttribute("aria-current", "page");

  await openInside(page, "/promotions");
  await main(page).getByRole("navigation", { name: "Kategoriler" }).getByRole("link", { name: "Spor" }).click();
  await expect(page).toHaveURL("/promotions?category=sports");
  await expect(main(page).getByRole("listitem").filter({ has: page.locator("img") })).toHaveCount(1);
  await page.goto("/promotions?state=yarin&category=spa");
  await expect(page).toHaveURL("/promotions?category=spa");
  await main(page).getByRole("link", { name: "Tüm kategorileri gör" }).click();
  await expect(page).toHaveURL("/promotions");

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

test("a tournament begins and ends by the clock, without a reload", async ({ page, context }) => {
  const noon = new Date("2026-11-10T12:00:00+03:00");
  const tournament = {
    id: 5, title: "Saat Kupası", Text: "<p>Kurallar.</p>", image: "/icons/icon-192.png", prizePool: "1000.00", currency: "TRY",
    Start_date: "2026-11-10T12:02:00+03:00", End_date: "2026-11-10T14:00:00+03:00", games: [],
    leaderboard: [{ rank: 2, player: "Ba••••", points: 5 }, { rank: 1, player: "An••••", points: 1500, prize: "750.00" }],
  };
  await answerWith(context, "getTournaments", [tournament]);
  await page.clock.install({ time: noon });
  await page.goto("/tournaments");
  const card = (state: string) =>
    main(page).getByRole("region", { name: state }).getByRole("link", { name: /Saat Kupası/ });
  await expect(card("Yaklaşan turnuvalar")).toContainText(/Başlamasına [12] dakika var/);
  await expect(card("Devam eden turnuvalar")).toHaveCount(0);
  await page.clock.runFor("02:00");
  await expect(card("Devam eden turnuvalar")).toContainText(/kaldı/);
  await expect(card("Yaklaşan turnuvalar")).toHaveCount(0);
  await page.clock.fastForward("02:00:00");
  await expect(card("Biten turnuvalar")).toContainText("Sona erdi");

  await card("Biten turnuvalar").click();
  await expect(page).toHaveURL("/tournaments?id=5");
  const rows = main(page).getByRole("table").getByRole("row");
  await expect(rows.nth(1)).toHaveText(/1An••••1\.500₺750,00/);
  await expect(rows.nth(2)).toHaveText(/2Ba••••5/);
});

test("a tournament's games are opened from its page", async ({ page }) => {
  await page.goto("/tournaments?id=1");
  const games = main(page).getByRole("region", { name: "Turnuvanın oyunları" });
  // They are requested when they come near, below the leaderboard.
  await expect(async () => {
    await main(page).getByRole("article").evaluate((article) => article.scrollIntoView({ block: "end" }));
    await expect(games).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(games.getByRole("link")).toHaveCount(10);
  await games.getByRole("link", { name: /Lale Ustası/ }).click();
  // Only players open games. A visitor logs in first and then gets to the game.
  await expect(page).toHaveURL("/login");
  await fillLogIn(page, "deniz");
  await expect(page).toHaveURL("/play/slot/10001");
  await expect(page.getByRole("heading", { level: 1, name: "Lale Ustası" })).toBeVisible();
});
