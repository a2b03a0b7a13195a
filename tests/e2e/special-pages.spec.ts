import type { Page } from "@playwright/test";
import { setMaintenance } from "../../operator/content/edit-content.ts";
import { axeFindsNothing } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { beginOnPhone, looksRightByTurns } from "./look.ts";
import { openInside } from "./open-inside.ts";
import { accountMenu, signIn } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { fitsSideways } from "./waiting.ts";

// Nothing here depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

// What else a browser may lack is tested in src/start/theme.browser.test.tsx.
test("a browser that lacks what the app needs is told so, before the app starts", async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(URL, "canParse"));
  await page.goto("/");
  await expect(page).toHaveURL("/device-unsupported.html");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tarayıcınız bu siteyi açamıyor");
});

test(
  "where storage is forbidden the site works, and a log-in lasts as long as the page",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException("Forbidden", "SecurityError");
          },
        });
      }
    });
    await signIn(page);
    await accountMenu(page).click();
    await page.getByRole("navigation", { name: "Hesap" }).getByRole("link", { name: "Hesabım" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deniz Örnek");
    await page.goto("/device-unsupported");
    await expect(page.getByText("Cihazınız desteklenmiyor")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Oturumunuz için depolama" })).toContainText("Yok");
  },
);

test("a maintenance says what the operator says, and ends where it began; a page that is not there says so", async ({
  page,
  operator,
}) => {
  const { name } = operator.config.brand;
  try {
    await setMaintenance(operator.db, true, {
      title: { tr: "Kısa bakım", en: "Short maintenance" },
      message: { tr: "Birazdan döneriz.", en: "Back soon." },
    });
    await page.goto("/tournaments");
    await expect(page).toHaveURL("/maintenance");
    await expect(page).toHaveTitle(`Site bakımda · ${name}`);
    await page.goto("/maintenance-control");
    await expect(page.getByText("Kısa bakım")).toBeVisible();
    await expect(page.getByText(/Son kontrol: \d\d:\d\d/)).toBeVisible();
    await setMaintenance(operator.db, false);
    await page.getByRole("button", { name: "Tekrar kontrol et" }).click();
    await expect(page).toHaveURL("/tournaments");
  } finally {
    await setMaintenance(operator.db, false);
  }
  await openInside(page, "/boyle-bir-sayfa-yok");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aradığınız sayfa bulunamadı");
  await expect(page).toHaveTitle(`Sayfa bulunamadı · ${name}`);
});

test(
  "the account and the pages that are not for the player look right, say what they are and lead home",
  { tag: "@nightly" },
  async ({ page, operator }) => {
    const { name } = operator.config.brand;
    const title = page.getByRole("heading", { level: 1 });
    await beginOnPhone(page);
    await startSignedIn(page, operator);
    await page.goto("/profile");
    await test.step("the account and its menu", async () => {
      await expect(title).toBeVisible();
      await looksRightByTurns(page, "/profile", "body");
      await accountMenu(page).click();
      await expect(page.getByRole("navigation", { name: /^(Hesap|Account)$/ })).toBeVisible();
      await axeFindsNothing(page, "account menu", ":popover-open");
      await page.keyboard.press("Escape");
      await openAnother(page, "/profile/password");
      // From here on in Turkish.
      await looksRightByTurns(page, "/profile/password");
    });
    await test.step("the device check says what there is", async () => {
      await openAnother(page, "/device-unsupported");
      await expect(page.getByText("Cihazınız bu site için uygun")).toBeVisible();
      await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(5);
      await looksRightByTurns(page, "/device-unsupported");
    });
    await test.step("a page that is not accessible, and one that is not there", async () => {
      await openAnother(page, "/page-not-accessible");
      await looksRightByTurns(page, "/page-not-accessible");
      await expect(title).toHaveText("Sayfa görüntülenemiyor");
      await expect(page).toHaveTitle(`Sayfa görüntülenemiyor · ${name}`);
      const wayHome = page.getByRole("main").getByRole("link", { name: "Ana sayfaya dön" });
      await expect(wayHome).toHaveAttribute("href", "/");
      await openAnother(page, "/boyle-bir-sayfa-yok");
      await axeFindsNothing(page, "not found", "main");
      await fitsSideways(page);
      await wayHome.click();
      await expect(page).toHaveURL("/");
    });
  },
);

/** Opens another page inside the app, and waits until it has taken the place of the one before. */
async function openAnother(page: Page, address: string): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  const before = (await title.textContent()) ?? "";
  await openInside(page, address);
  await expect(title, address).not.toHaveText(before);
}
