import type { BrowserContext } from "@playwright/test";
import { callIn } from "./calls.ts";
import { expect, test } from "./fixtures.ts";
import { lobbyIsShown } from "./lobby-page.ts";
import { openInside } from "./open-inside.ts";
import { answerCall, logOut } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";

// Playwright does not see the bodies of requests that a worker passes on.
test.use({ serviceWorkers: "block", viewport: { width: 1440, height: 900 } });

const titled = (name: string) => ({ tr: name, en: `${name} (en)` });

async function serve(context: BrowserContext, file: string, content: unknown): Promise<void> {
  await context.route(`**/data/${file}.json`, (route) => route.fulfill({ json: content }));
}

const headerMenu = [
  { id: 1, title: titled("Kampanyalar"), to: "/promotions", icon: "boyle-bir-simge-yok", badge: "new" },
  { id: 2, title: titled("Yalnızca oyuncular"), to: "/profile", auth: true },
  { id: 3, title: titled("Sayfası yok"), to: "/boyle-bir-sayfa-yok" },
  { id: 4, title: titled("Betik"), to: "javascript:alert(1)" },
  { id: 5, title: titled("Başka site"), to: "//evil.example/" },
  { id: null, title: titled("Kimliksiz"), to: "/promotions" },
  { id: 7, title: "Tek dilli", to: "/promotions" },
  { id: 8, title: titled("Bozuk rozet"), to: "/promotions", badge: "blink" },
  null,
  "turnuvalar",
  { id: 11, title: titled("Kupalar"), to: "/tournaments", unknownField: 1 },
];

const footerMenu = [
  {
    id: 1,
    title: titled("Kurallarımız"),
    items: [
      { id: 1, title: titled("Genel"), to: "/info/GenelKurallar" },
      { id: 2 },
      { id: 3, title: titled("Yok"), to: "/yok" },
      { id: 6, title: titled("Fazlası yok"), to: "/promotions/yok" },
    ],
  },
  { id: 2, title: titled("Boş küme"), items: [{ id: 4, title: titled("Yok"), to: "/yok" }] },
  { id: 3, title: titled("Bozuk küme"), items: "hepsi" },
  { id: 4, title: titled("Son küme"), items: [{ id: 5, title: titled("Dışarıda"), to: "https://example.org/" }] },
];

test(
  "of the menus a broken entry drops only itself, and what leads nowhere is left out; players have entries of their own; the operator's legal information is in the footer",
  { tag: "@nightly" },
  async ({ page, context, operator }) => {
    await serve(context, "header-menu", headerMenu);
    await serve(context, "footer-menu", footerMenu);
    await answerCall(context, "cmscontroller/getInformation", {
      result: true,
      data: [{ InfType: "bottomBarInfo", title: "Yasal", Text: "<p>Lisans sahibi: Örnek A.Ş.</p>" }],
    });
    const game = {
      gameID: "a/b %",
      name: "Tuhaf Oyun",
      providerID: 1,
      providerName: null,
      image: null,
      CategoryIDs: [],
      type: "slot",
      rtp: "96,5",
      minBet: 0.5,
    };
    await answerCall(context, "casino/games_list", {
      result: true,
      data: [game],
      pagination: { limit: 48, total: 1_000_000_000, offset: 0 },
    });
    await answerCall(context, "cmscontroller/getSlider", { result: true, data: [] });
    await startSignedIn(page, operator);
    await page.goto("/profile");
    await expect(page.getByText(/^Bağlantınız: /)).toBeVisible();
    const menu = page.getByRole("navigation", { name: "Ana menü" });
    // The header has those that fit, the drawer all of them.
    await expect(menu.getByRole("listitem").first()).toHaveText(/^Kampanyalar/);
    await page.getByRole("button", { name: "Menü", exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText([
      /^Kampanyalar/,
      /^Yalnızca oyuncular$/,
      /^Bozuk rozet$/,
      /^Kupalar$/,
    ]);
    await page.keyboard.press("Escape");

    await test.step("the footer: of its menu a group keeps its good entries, and one without any is left out", async () => {
      // The player's own pages have no footer.
      await openInside(page, "/promotions");
      const footer = page.getByRole("contentinfo");
      await footer.scrollIntoViewIfNeeded();
      await expect(page.getByRole("region", { name: "Yasal bilgiler" })).toContainText("Lisans sahibi: Örnek A.Ş.");
      await expect(footer.getByRole("navigation")).toHaveCount(2);
      await expect(footer.getByRole("navigation", { name: "Kurallarımız" }).getByRole("listitem")).toHaveText([
        "Genel",
      ]);
      const outside = footer.getByRole("navigation", { name: "Son küme" }).getByRole("link", { name: "Dışarıda" });
      await expect(outside).toHaveAttribute("rel", "noopener noreferrer");
    });
    await test.step("a game whose id no path can hold opens from the lobby", async () => {
      await openInside(page, "/slot");
      const launched = page.waitForRequest((request) => request.postData()?.includes("init_game") === true);
      await page
        .getByRole("link", { name: /Tuhaf Oyun/ })
        .first()
        .click();
      expect((await launched).postDataJSON()).toMatchObject({ data: { gameID: "a/b %" } });
      await page.goBack();
      await lobbyIsShown(page);
    });
    await test.step("log-out goes home from a page that is not the player's own, too; home without slides of its own shows those of the site", async () => {
      const asked = page.waitForRequest((request) => callIn(request)?.api.method === "get_active_items");
      await logOut(page);
      await expect(page).toHaveURL(/\/$/);
      expect(callIn(await asked)).toMatchObject({ data: { siteId: "889" } });
      await expect(page.getByRole("region", { name: "Öne çıkanlar" }).first()).toBeVisible();
    });
    await test.step("a visitor's menu, in the header and in the drawer: not even an unknown badge drops an entry", async () => {
      await expect(menu.getByRole("listitem")).toHaveText([/^Kampanyalar/, /^Bozuk rozet$/, /^Kupalar$/]);
      await page.getByRole("button", { name: "Menü" }).click();
      await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText([
        /^Kampanyalar/,
        /^Bozuk rozet$/,
        /^Kupalar$/,
      ]);
    });
  },
);
