import { callKey } from "../../src/contract/call-key.ts";
import { cmsGetInformation, cmsGetPromotions, cmsGetTournaments } from "../../src/contract/cms.ts";
import { infTypes } from "../../src/contract/information.ts";
import { main, title } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { openHome, workerIsReady } from "./home-page.ts";
import { callsToKeep, workerHolds, workerHoldsPages } from "./waiting.ts";

test("what was read once is readable without a network, and says from when it is", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const pages = [
    ["/info/GenelKurallar", "Genel kurallar"],
    ["/promotions?id=1", "%50 hoş geldin bonusu"],
    ["/tournaments", "Turnuvalar"],
    ["/info/SSSinformation", "Sıkça sorulan sorular"],
  ] as const;
  await page.goto("/about-us");
  await workerIsReady(page);
  const asked = callsToKeep(page);
  for (const [address, name] of pages) {
    await page.goto(address);
    await expect(title(page)).toHaveText(name);
    await expect(main(page).locator("p, li, summary").filter({ visible: true }).nth(1)).toBeVisible();
  }
  await workerHolds(page, asked);
  await context.setOffline(true);
  // Without what the page itself stored, only the worker can answer.
  await page.evaluate(() => localStorage.removeItem("karo.queries"));
  for (const [address, name] of pages) {
    await page.goto(address);
    await expect(title(page)).toHaveText(name);
    await expect(main(page).getByText("Son güncelleme").first()).toBeVisible();
    await expect(main(page).locator("p, li, summary").filter({ visible: true }).nth(1)).toBeVisible();
  }
  await context.setOffline(false);
});

/** Everything that must be readable offline, as the pages request it. */
const readable = [
  { call: cmsGetPromotions, data: {} },
  { call: cmsGetTournaments, data: { SiteType: "desktop", limit: 50, offset: 0 } },
  ...infTypes.map((InfType) => ({ call: cmsGetInformation, data: { InfType } })),
];
const keysOf = (origin: string, language: string) =>
  new Set(readable.map((asked) => callKey(`${origin}/endpoint/v1`, { ...asked, language })));

test("after a first visit to the home page alone, rules, FAQ, promotions and tournaments are readable without a network", async ({ page, context, operator, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await openHome(page);
  await workerIsReady(page);
  await workerHolds(page, keysOf(operator.origin, "tr"));
  await workerHoldsPages(page);
  await context.setOffline(true);
  for (const [address, name, words] of [
    ["/info/GenelKurallar", "Genel kurallar", /18 yaşını/],
    ["/info/SSSinformation", "Sıkça sorulan sorular", /Şifremi unuttum/],
    ["/promotions?id=1", "%50 hoş geldin bonusu", /Çevrim şartı bonusun/],
    ["/tournaments", "Turnuvalar", /Ödül|kaldı|Sona erdi/],
  ] as const) {
    await page.goto(address);
    await expect(title(page)).toHaveText(name);
    await expect(main(page)).toContainText(words);
    await expect(main(page).getByText("Son güncelleme").first()).toBeVisible();
  }
  await context.setOffline(false);
});

test("another language is kept once it is chosen", async ({ page, operator }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHome(page);
  await workerIsReady(page);
  await workerHolds(page, keysOf(operator.origin, "tr"));
  await page.getByRole("banner").getByRole("button", { name: "EN", exact: true }).click();
  await workerHolds(page, keysOf(operator.origin, "en"));
});
