/**
 * The same build with another operator (tests/other-operator), which was written from the contract alone and uses
 * every freedom that the contract gives. A test fails when the app sends anything that the contract does not allow.
 */
import type { Page } from "@playwright/test";
import { expect, test as base } from "./fixtures.ts";
import { type OtherOperator, startOtherOperator } from "../other-operator/server.ts";
import { otherCode, otherPassword } from "../other-operator/players.ts";
import { logInPage } from "./log-in.ts";
import { workerIsReady } from "./home-page.ts";
import { lobbyPage } from "./lobby-page.ts";
import { openInside } from "./open-inside.ts";
import { accountMenu, fillLogIn, logOut } from "./sign-in.ts";
import { toastAppears } from "./toasts.ts";
import { callsToKeep, workerHolds } from "./waiting.ts";

const test = base.extend<{ readonly other: OtherOperator }>({
  other: async ({}, use) => {
    const other = await startOtherOperator();
    await use(other);
    await other.close();
    expect(other.complaints).toEqual([]);
  },
  baseURL: async ({ other }, use) => use(other.origin),
});

test.use({ serviceWorkers: "block" });

const names = (other: OtherOperator) => other.calls.map(({ name }) => name);

/** Logs a player in through the form, on the way to a page that costs less than the home page. */
async function logIn(page: Page, username = "ışıl.çağrı", giveCode = async () => {}): Promise<void> {
  await page.goto("/favorites");
  await fillLogIn(page, username, otherPassword);
  await giveCode();
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL("/favorites");
}

test("the home page stands, part by part, on what another operator answers", async ({ page, other }) => {
  // The window is high enough to load all sections at once.
  await page.setViewportSize({ width: 1280, height: 9000 });
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(page).toHaveTitle(/^Çınar – Slot/);
  await expect(page.getByRole("banner").getByText("Çınar")).toBeVisible();
  // Of five slides, only one is valid, active and within its dates.
  const hero = main.getByRole("region", { name: "Öne çıkanlar" });
  await expect(hero.getByText("Açılış şenliği")).toBeVisible();
  await expect(main.getByText(/98\.765\.432\.109\.876\.543\.210,12/)).toBeVisible();
  // 28 games of quick access, although an answer has at most 20.
  await expect(main.getByRole("region", { name: "Hızlı erişim" }).getByText("Üç Elma 29")).toBeAttached();
  await expect(main.getByRole("region", { name: "Kategori 1", exact: true })).toBeVisible();

  const menu = page.getByRole("banner").getByRole("navigation", { name: "Ana menü" });
  await expect(menu.getByRole("link")).toHaveText(["Slotlar", "Blog"]);

  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("Lisans no: 8048")).toBeVisible();
  await expect(footer.getByRole("link", { name: "Instagram" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "Facebook" })).toHaveCount(0);
  await expect(main.getByRole("region", { name: "Kategori 22", exact: true })).toBeAttached();
  // Messages of both places, each once.
  await expect(main.getByRole("img", { name: /^Duyuru/ })).toHaveCount(2);
  expect(other.gets.filter((url) => url.includes("licenses"))).toHaveLength(1);
});

test("a visitor of another operator: lobby, pages, questions, promotions, tournaments, and a forgotten password", async ({ page, other }) => {
  await test.step("a lobby that comes 20 at a time has every game once, and finds by Turkish letters", () => lobbyIsWhole(page, other));
  await test.step("content", () => contentStands(page, other));
});

async function lobbyIsWhole(page: Page, other: OtherOperator): Promise<void> {
  await page.goto("/slot");
  const { count, tiles } = lobbyPage(page);
  await expect(count).toHaveText("130 oyun");
  await expect(tiles.first()).toContainText("Şahmeran 0");
  await page.keyboard.press("End");
  await expect(tiles.filter({ hasText: /\s129/ })).toBeVisible();
  await openInside(page, "/slot?q=IĞDIR");
  await expect(tiles.first()).toContainText("Iğdır Ateşi");
  await openInside(page, "/slot?q=yokböylebiroyun");
  await toastAppears(page, /Belirlediğiniz kriterlere göre sonuç bulunamadı\./);
  expect(names(other)).not.toContain("casino/provider_list");
}

async function contentStands(page: Page, other: OtherOperator): Promise<void> {
  const main = page.getByRole("main");
  await openInside(page, "/info/KullanimSartlari");
  await expect(main.getByRole("heading", { name: "Madde 1" })).toBeVisible();
  await expect(main.getByText("burada")).toBeVisible();
  await expect(main.getByRole("link", { name: "burada" })).toHaveCount(0);
  await openInside(page, "/info/SSSinformation");
  await expect(main.getByText("Nasıl oynarım?")).toBeVisible();
  await openInside(page, "/info/BuradaYok");
  await expect(main.getByText("Aradığınız sayfa bulunamadı")).toBeVisible();
  other.answerWith("cmscontroller/getPromotions", () => ({ result: false, message: "Promosyonlar hazırlanıyor" }));
  await openInside(page, "/promotions");
  await toastAppears(page, /Promosyonlar hazırlanıyor/);
  other.answerWith("cmscontroller/getPromotions", undefined);
  await page.reload();
  await expect(main.getByText("Hoş geldiniz")).toBeVisible();
  await openInside(page, "/tournaments");
  await expect(main.getByText("Çınar Kupası").first()).toBeVisible();
  await expect(main.getByText(/1\.000\.000\.000\.000\.000\.000,50/).first()).toBeVisible();

  await openInside(page, "/forgot-password");
  await page.getByLabel("E-posta veya kullanıcı adı").fill("ışıl.çağrı");
  await page.getByRole("button", { name: "Bağlantı gönder" }).click();
  await expect(page).toHaveURL("/login");
  expect(other.calls.findLast(({ name }) => name === "user/forgot")?.data).toEqual({ username: "ışıl.çağrı", Lang: "tr" });
}

test("a player of another operator logs in, plays, marks a favourite, and logs out", async ({ page, other }) => {
  await page.goto("/favorites");
  await fillLogIn(page, "ışıl.çağrı", "yanlış");
  await expect(logInPage(page).error).toContainText("GİRİŞ BAŞARISIZ: bilgiler uyuşmuyor");
  await fillLogIn(page, "ışıl.çağrı", otherPassword);
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL("/favorites");
  await expect(page.getByRole("banner").getByRole("button", { name: /^Bakiye/ }).getByText("₺1.250,50")).toBeVisible();

  await page.goto("/live");
  await page.getByRole("button", { name: /Sağlayıcı/ }).click();
  await expect(page.getByRole("dialog").getByText("Canlı Yayın Özel")).toBeVisible();

  await page.goto("/slot");
  const heart = page.getByRole("button", { name: "Şahmeran 0: favori" });
  await heart.click();
  await toastAppears(page, /Favorilere Başarıyla Eklendi/);
  expect(other.things.favourites.casino).toEqual(new Set(["5000"]));

  await page.goto("/play/slot/5000");
  const game = page.frameLocator("main iframe");
  await expect(game.getByRole("heading", { name: "Başka sağlayıcı" })).toBeVisible();
  other.things.balance = [{ balance: "0", currency: "TRY" }];
  await game.getByRole("button", { name: "bakiye" }).click();
  await expect(page.getByRole("main").getByRole("button", { name: /₺0,00/ })).toBeVisible();

  await page.goto("/play/live/0");
  await toastAppears(page, /Masa kapalı/);
  await page.goto("/play/virtual/bingo");
  await toastAppears(page, /Sağlayıcıya Ulaşılamıyor/);
  await expect(page).toHaveURL("/");
  await page.goto("/play/virtual/betframe/live-sport");
  await expect(game.getByRole("heading")).toBeVisible();
  expect(other.calls.findLast(({ name }) => name === "virtualgames/init_game")?.data).toMatchObject({ providerID: "betframe", type: "live-sport" });

  // The operator has changed the sid, and the next call must use the new one.
  await page.evaluate(() => localStorage.removeItem("expirationDate"));
  await page.goto("/favorites");
  await expect(page.getByRole("main").getByText("Şahmeran 0")).toBeVisible();
  expect(names(other)).toContain("system/ping");
  await logOut(page);
  await expect(accountMenu(page)).toHaveCount(0);
  await expect.poll(() => names(other)).toContain("user/logout");
});

test("a player of another operator pays in and out: numbers for ids, odd groups and forms, empty lists", async ({ page, other }) => {
  const main = page.getByRole("main");
  await logIn(page);
  await openInside(page, "/profile/deposit");
  await main.getByText("Cüzdanlar").click();
  await expect(main.getByText("Badem Cüzdan")).toBeVisible();
  for (const name of ["İç grup", "Gizli", "Boş grup", "Eksik"]) await expect(main.getByText(name)).toHaveCount(0);
  await main.getByRole("button", { name: "Hızlı Havale: favori" }).click();
  await toastAppears(page, /Favorilere Başarıyla Eklendi/);

  const send = async () => {
    await main.getByRole("button", { name: "Devam" }).click();
    await main.getByRole("button", { name: "Onayla ve gönder" }).click();
  };
  await main.getByRole("link", { name: /^Hızlı Havale/ }).click();
  await main.getByLabel("Rumuz").fill("çınar");
  await main.getByLabel("Tutar", { exact: true }).fill("1.000,5");
  await send();
  await expect(page).toHaveURL("/profile/deposit?transaction=555");
  await expect(main.getByText("Bekliyor")).toBeVisible();
  expect(other.calls.findLast(({ name }) => name === "finance/save_bank_transfer")?.data).toEqual({ methodID: "7", amount: "1000.50", rumuz: "çınar", Lang: "tr" });

  // A method whose form is null asks only for the amount.
  await openInside(page, "/profile/deposit/81");
  await main.getByLabel("Tutar", { exact: true }).fill("20");
  await send();
  await expect(page).toHaveURL("/profile/deposit?transaction=556");

  await openInside(page, "/profile/withdraw/7");
  await expect(main.getByLabel("Hesabınız").getByRole("option")).toHaveText(["Seçin", /^Fındık Bank/, /^Ceviz Bank/]);
  await main.getByLabel("Hesabınız").selectOption("43");
  await main.getByLabel("Tutar", { exact: true }).fill("20");
  await send();
  await expect(page).toHaveURL("/profile/withdraw?transaction=W-1");
  await expect(main.getByText("Tutar bakiyenizden ayrıldı. Talebiniz inceleniyor; sonucu burada görürsünüz.")).toBeVisible();

  await test.step("a history without a total, 20 rows at a time, is whole", () => historyIsWhole(page, other));
});

async function historyIsWhole(page: Page, other: OtherOperator): Promise<void> {
  await openInside(page, "/profile/history");
  const list = page.getByRole("main").getByRole("list", { name: "İşlemler" });
  await expect(list.getByRole("button").first()).toContainText("Havale");
  const end = list.locator("[aria-posinset]").last();
  // Each day has a heading: 47 rows on 3 days.
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    await expect(end).toHaveAttribute("aria-setsize", "50", { timeout: 500 });
  }).toPass();
  await list.getByRole("button").last().click();
  await expect(page.getByRole("dialog")).toContainText("İşlem notu bulunamadı");
  const offsets = other.calls.filter(({ name, data }) => name === "finance/list_transactions" && Boolean(data.concatRequire)).map(({ data }) => data.offset);
  expect(offsets).toEqual([10, 30, 47]);
}

test("a session that the operator no longer knows leads to log-in, and back", async ({ page, other, noSurprises }) => {
  noSurprises.expectError(/status of 502/);
  await page.goto("/login");
  await fillLogIn(page, "ışıl.çağrı", otherPassword);
  await expect(accountMenu(page)).toBeVisible();
  other.endSessions();
  await page.goto("/profile");
  await expect(page).toHaveURL("/login");
  await fillLogIn(page, "ışıl.çağrı", otherPassword);
  await expect(page).toHaveURL("/");
  // Only HTTP 500 locks. What a gateway in front of the operator says is no answer.
  other.answerWith("finance/check_balance", { status: 502, body: "<h1>Bad Gateway</h1>" });
  await page.goto("/profile");
  await expect(page.getByText("isil@ornek.example")).toBeVisible();
  other.answerWith("finance/check_balance", undefined);
});

test("a key that the operator changed while the page was open ends one session, and not the next one", async ({ page, other }) => {
  await page.goto("/login");
  await fillLogIn(page, "ışıl.çağrı", otherPassword);
  await expect(accountMenu(page)).toBeVisible();
  other.changeKey();
  // The open page knows only the old key, and enough time has passed to check the session again.
  await page.clock.setFixedTime(Date.now() + 20_000);
  await page.evaluate(() => history.pushState(null, "", "/profile"));
  await expect(page).toHaveURL("/login");
  // The operator cannot read what was encrypted with the old key.
  other.complaints.length = 0;
  await fillLogIn(page, "ışıl.çağrı", otherPassword);
  await expect(page.getByRole("banner").getByRole("button", { name: /^Bakiye/ }).getByText("₺1.250,50")).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
});

test("a player is asked for the code that the login's answer names", async ({ page }) => {
  for (const [username, label] of [["kodlu", /Doğrulayıcı/], ["mesajlı", /Telefonunuza/]] as const) {
    await test.step(username, async () => {
      await logIn(page, username, () => page.getByLabel(label).fill(otherCode));
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test("maintenance is said once, and ends by itself; nothing but its own call is sent meanwhile", async ({ page, other }) => {
  await page.clock.install();
  other.answerWith("maintenance/check_status", () => ({ result: false }));
  await page.goto("/slot");
  await expect(page.getByRole("heading", { name: "Kısa bir ara" })).toBeVisible();
  const toast = page.getByText("Site Bakima Alindi");
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(2_000);
  await expect(toast).toHaveCount(0);
  const before = other.calls.length;
  await page.clock.runFor(31_000);
  await expect.poll(() => other.calls.length).toBeGreaterThan(before);
  await expect(page.getByText(/Son kontrol/)).toBeVisible();
  await expect(toast).toHaveCount(0);
  expect(new Set(names(other).slice(before))).toEqual(new Set(["maintenance/check_status"]));
  other.answerWith("maintenance/check_status", undefined);
  await page.getByRole("button", { name: "Tekrar kontrol et" }).click();
  await expect(page).toHaveURL("/slot");
  await expect(lobbyPage(page).tiles.first()).toBeVisible();
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the lobby of an operator on another origin opens without a network", async ({ page, context, noSurprises }) => {
    noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const slide = page.getByRole("region", { name: "Öne çıkanlar" });
    const game = page.getByRole("region", { name: "Hızlı erişim" }).getByText("Ölümsüz Güller 4");
    await page.goto("/");
    await expect(game).toBeVisible();
    await workerIsReady(page);
    const asked = callsToKeep(page);
    await page.reload();
    await expect(game).toBeVisible();
    await workerHolds(page, asked);
    await expect.poll(() => slide.locator("img").first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    // The installed app has the operator's name, not the build's.
    const session = await context.newCDPSession(page);
    const manifest = async () => JSON.parse((await session.send("Page.getAppManifest")).data ?? "{}") as unknown;
    await expect.poll(manifest).toMatchObject({ short_name: "Çınar", name: "Çınar: casino ve bahis", lang: "tr" });

    await page.evaluate(() => localStorage.removeItem("karo.queries"));
    await context.setOffline(true);
    await page.reload();
    await expect(slide.getByText("Açılış şenliği")).toBeVisible();
    await expect(game).toBeVisible();
    await expect(page).toHaveTitle(/^Çınar – Slot/);
  });
});
