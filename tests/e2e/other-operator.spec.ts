import type { Page } from "@playwright/test";
import type { OtherOperator } from "../other-operator/server.ts";
import { expect } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { lobbyPage } from "./lobby-page.ts";
import { openInside } from "./open-inside.ts";
import { names, test } from "./other-operator.ts";
import { toastAfter, toastsSeen } from "./toasts.ts";
import { callsToKeep, workerHolds } from "./waiting.ts";

test.use({ serviceWorkers: "block" });

test("a visitor of another operator: a maintenance, then lobby, pages, questions, promotions, tournaments, and a forgotten password", async ({
  page,
  other,
}) => {
  await page.clock.install();
  await test.step("maintenance is said once, and ends by itself; nothing but its own call is sent meanwhile", () =>
    maintenanceComesAndGoes(page, other));
  await test.step("a lobby that comes 20 at a time has every game once, and finds by Turkish letters", () =>
    lobbyIsWhole(page, other));
  await test.step("content", () => contentStands(page, other));
});

async function maintenanceComesAndGoes(page: Page, other: OtherOperator): Promise<void> {
  other.answerWith("maintenance/check_status", () => ({ result: false }));
  await toastAfter(page, /Site Bakima Alindi/, () => page.goto("/slot"));
  await expect(page.getByRole("heading", { name: "Kısa bir ara" })).toBeVisible();
  const toast = page.getByText("Site Bakima Alindi");
  await page.clock.runFor(2_000);
  await expect(toast).toHaveCount(0);
  const before = other.calls.length;
  await page.clock.runFor(31_000);
  await expect.poll(() => other.calls.length).toBeGreaterThan(before);
  await expect(page.getByText(/Son kontrol/)).toBeVisible();
  await expect(toast).toHaveCount(0);
  expect(toastsSeen(page).filter((said) => said.includes("Site Bakima Alindi"))).toHaveLength(1);
  expect(new Set(names(other).slice(before))).toEqual(new Set(["maintenance/check_status"]));
  other.answerWith("maintenance/check_status", undefined);
  await page.getByRole("button", { name: "Tekrar kontrol et" }).click();
  await expect(page).toHaveURL("/slot");
  await expect(lobbyPage(page).tiles.first()).toBeVisible();
}

async function lobbyIsWhole(page: Page, other: OtherOperator): Promise<void> {
  const { count, tiles } = lobbyPage(page);
  await expect(count).toHaveText("130 oyun");
  await expect(tiles.first()).toContainText("Şahmeran 0");
  await page.keyboard.press("End");
  await expect(tiles.filter({ hasText: /\s129/ })).toBeVisible();
  await openInside(page, "/slot?q=IĞDIR");
  await expect(tiles.first()).toContainText("Iğdır Ateşi");
  await toastAfter(page, /Belirlediğiniz kriterlere göre sonuç bulunamadı\./, () =>
    openInside(page, "/slot?q=yokböylebiroyun"),
  );
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
  await toastAfter(page, /Promosyonlar hazırlanıyor/, () => openInside(page, "/promotions"));
  other.answerWith("cmscontroller/getPromotions", undefined);
  await openInside(page, "/tournaments");
  await expect(main.getByText("Çınar Kupası").first()).toBeVisible();
  await expect(main.getByText(/1\.000\.000\.000\.000\.000\.000,50/).first()).toBeVisible();
  await openInside(page, "/promotions");
  await expect(main.getByText("Hoş geldiniz")).toBeVisible();

  await openInside(page, "/forgot-password");
  await page.getByLabel("E-posta veya kullanıcı adı").fill("ışıl.çağrı");
  await page.getByRole("button", { name: "Bağlantı gönder" }).click();
  await expect(page).toHaveURL("/login");
  expect(other.calls.findLast(({ name }) => name === "user/forgot")?.data).toEqual({
    username: "ışıl.çağrı",
    Lang: "tr",
  });
}

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the home page stands, part by part, on what another operator answers on another origin, and opens without a network", async ({
    page,
    context,
    other,
    noSurprises,
  }) => {
    noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await homeStands(page, other);
    const slide = page.getByRole("region", { name: "Öne çıkanlar" });
    const game = page.getByRole("region", { name: "Hızlı erişim" }).getByText("Ölümsüz Güller 4");
    await page.setViewportSize({ width: 1280, height: 720 });
    await workerIsReady(page);
    const asked = callsToKeep(page);
    await page.reload();
    await expect(game).toBeVisible();
    await workerHolds(page, asked);
    await expect
      .poll(() =>
        slide
          .locator("img")
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
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

async function homeStands(page: Page, other: OtherOperator): Promise<void> {
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
  // The last of 22 categories, which have too many shelves for the page.
  await expect(main.getByRole("link", { name: "Kategori 22", exact: true })).toBeAttached();
  // Messages of both places, each once.
  await expect(main.getByRole("img", { name: /^Duyuru/ })).toHaveCount(2);
  expect(other.gets.filter((url) => url.includes("licenses"))).toHaveLength(1);
}
