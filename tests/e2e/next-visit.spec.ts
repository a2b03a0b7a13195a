import type { Page } from "@playwright/test";
import { renameGame } from "../../operator/content/edit-content.ts";
import { callKey } from "../../src/contract/call-key.ts";
import { cmsGetInformation, cmsGetPromotions, cmsGetTournaments } from "../../src/contract/cms.ts";
import { infTypes } from "../../src/contract/information.ts";
import { main, title } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, type HomePage, openHome, visitAgain, workerIsReady } from "./home-page.ts";
import { openInside } from "./open-inside.ts";
import { logOut } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { toastAfter } from "./toasts.ts";
import { workerHolds } from "./waiting.ts";

/** Everything that must be readable offline, as the pages request it. */
const readable = [
  { call: cmsGetPromotions, data: {} },
  { call: cmsGetTournaments, data: { SiteType: "desktop", limit: 50, offset: 0 } },
  ...infTypes.map((InfType) => ({ call: cmsGetInformation, data: { InfType } })),
];
const keysOf = (origin: string, language: string) =>
  new Set(readable.map((asked) => callKey(`${origin}/endpoint/v1`, { ...asked, language })));

/** Reads rules, FAQ, promotions and tournaments. The first page is opened anew, the others inside the app. */
async function everythingIsReadable(page: Page): Promise<void> {
  for (const [index, [address, name, words]] of (
    [
      ["/info/GenelKurallar", "Genel kurallar", /18 yaşını/],
      ["/info/SSSinformation", "Sıkça sorulan sorular", /Şifremi unuttum/],
      ["/promotions?id=1", "%50 hoş geldin bonusu", /Çevrim şartı bonusun/],
      ["/tournaments", "Turnuvalar", /Ödül|kaldı|Sona erdi/],
    ] as const
  ).entries()) {
    await (index === 0 ? page.goto(address) : openInside(page, address));
    await expect(title(page)).toHaveText(name);
    await expect(main(page)).toContainText(words);
    await expect(main(page).locator("p, li, summary").filter({ visible: true }).nth(1)).toBeVisible();
    await expect(main(page).getByText("Son güncelleme").first()).toBeVisible();
  }
}

test("after visits to the home page alone, the lobby as it was, rules, FAQ, promotions and tournaments are there without a network; what changed arrives when it is back, and another language is kept once it is chosen", async ({
  page,
  context,
  operator,
  noSurprises,
}) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step("a first visit without a network gives the browser's own page, a second one ours", async () => {
    await context.setOffline(true);
    await expect(page.goto("/")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(false);
    await openHome(page);
  });
  const online = await visitAgain(page);
  // The first ones: how many the shelf has rendered beyond its edge is a matter of the moment.
  const tiles = online.quickAccess.locator("li:nth-child(-n + 6)").filter({ hasText: /\S/ });
  await expect(tiles.nth(5)).toBeVisible();
  const names = await tiles.allTextContents();
  const first = tiles.first();
  const id = /\/art\/game\/(\d+)/.exec((await first.locator("img").getAttribute("src")) ?? "")?.[1];
  expect(id).toBeDefined();
  await workerHolds(page, keysOf(operator.origin, "tr"));

  await test.step("reloaded offline, the page shows the same lobby and says from when it is", async () => {
    await context.setOffline(true);
    await page.reload();
    await homeIsShown(page);
    await expect(page.getByText("Çevrim dışısınız.")).toBeVisible();
    await expect(page.getByText(/son güncelleme/i).first()).toBeVisible();
    await expect(tiles).toHaveText(names);
  });

  await test.step("with an empty query cache, the worker alone brings what was never opened, and the lobby", async () => {
    // A page stores its answers when it is left, so they are deleted before the next one starts.
    await page.addInitScript(() => localStorage.removeItem("karo.queries"));
    // The page asks again from time to time. The clock makes that time pass.
    await page.clock.install();
    await everythingIsReadable(page);
    await openInside(page, "/");
    await homeIsShown(page);
    await expect(tiles).toHaveText(names);
  });

  await test.step("the network is back", async () => {
    await renameGame(operator.db, id ?? "", "Yenilenmiş Oyun");
    await context.setOffline(false);
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(first).toHaveText("Yenilenmiş Oyun", { timeout: 1_000 });
    }).toPass();
    await renameGame(operator.db, id ?? "", names[0] ?? "");
    await page.getByRole("banner").getByRole("button", { name: "EN", exact: true }).click();
    await workerHolds(page, keysOf(operator.origin, "en"));
  });
});

/** Marks a game on the home page and unmarks it again, with a visit between. Ends signed out. */
async function favouritesAreMarkedOnHome(page: Page, { shelves }: HomePage): Promise<void> {
  const game = shelves
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /favori/ }) })
    .first();
  const heart = game.getByRole("button", { name: /favori/ });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  const { width = 0, height = 0 } = (await heart.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await toastAfter(page, /Favorilere Başarıyla Eklendi/, () => heart.click());
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\/$/);

  await workerIsReady(page);
  await visitAgain(page);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await logOut(page);
  await expect(page.getByRole("main").getByRole("button", { name: /favori/ })).toHaveCount(0);
}

test(
  "a player marks favourites on the home page, which the next visit shows at once",
  { tag: "@nightly" },
  async ({ page, operator }) => {
    await startSignedIn(page, operator, "toprak");
    await favouritesAreMarkedOnHome(page, await openHome(page));
  },
);
