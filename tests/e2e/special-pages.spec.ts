import { setMaintenance } from "../../operator/admin/maintenance.ts";
import { axeFindsNothing } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { setLook } from "./look.ts";
import { accountMenu, signIn } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";

// Nothing here depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

test("a browser that lacks what the app needs is told so, before the app starts", async ({ page }) => {
  await page.addInitScript(() => {
    delete (globalThis as { HTMLDialogElement?: unknown }).HTMLDialogElement;
  });
  await page.goto("/");
  await expect(page).toHaveURL("/device-unsupported.html");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tarayıcınız bu siteyi açamıyor");
});

for (const [what, remove] of [
  ["URL.canParse", () => Reflect.deleteProperty(URL, "canParse")],
  ["indexedDB.databases", () => Reflect.deleteProperty(IDBFactory.prototype, "databases")],
  ["checkVisibility", () => Reflect.deleteProperty(Element.prototype, "checkVisibility")],
  ["toSorted", () => Reflect.deleteProperty(Array.prototype, "toSorted")],
] as const) {
  test(`a browser without ${what} does not start the app`, async ({ page }) => {
    await page.addInitScript(remove);
    await page.goto("/");
    await expect(page).toHaveURL("/device-unsupported.html");
  });
}

test("the device check says what there is", async ({ page }) => {
  await page.goto("/device-unsupported");
  await expect(page.getByText("Cihazınız bu site için uygun")).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(5);
});

test("where storage is forbidden the site works, and a log-in lasts as long as the page", async ({ page }) => {
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
});

test("an address without a page, and a page that is not for the player, say so and lead home", async ({ page, operator }) => {
  for (const [address, heading, title] of [
    ["/boyle-bir-sayfa-yok", "Aradığınız sayfa bulunamadı", "Sayfa bulunamadı"],
    ["/page-not-accessible", "Sayfa görüntülenemiyor", "Sayfa görüntülenemiyor"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(heading)).toBeVisible();
    await expect(page).toHaveTitle(`${title} · ${operator.config.brand.name}`);
    await page.getByRole("main").getByRole("link", { name: "Ana sayfaya dön" }).click();
    await expect(page).toHaveURL("/");
  }
});

test("maintenance-control says what the operator says, and goes back when the site is open", async ({ page, operator }) => {
  try {
    await setMaintenance(operator.db, true, {
      title: { tr: "Kısa bakım", en: "Short maintenance" },
      message: { tr: "Birazdan döneriz.", en: "Back soon." },
    });
    await page.goto("/tournaments");
    await expect(page).toHaveURL("/maintenance");
    await expect(page).toHaveTitle(`Site bakımda · ${operator.config.brand.name}`);
    await page.goto("/maintenance-control");
    await expect(page.getByText("Kısa bakım")).toBeVisible();
    await expect(page.getByText(/Son kontrol: \d\d:\d\d/)).toBeVisible();
    await setMaintenance(operator.db, false);
    await page.getByRole("button", { name: "Tekrar kontrol et" }).click();
    await expect(page).toHaveURL("/tournaments");
  } finally {
    await setMaintenance(operator.db, false);
  }
});

test.describe("how they look", () => {
  for (const [theme, language] of [
    ["dark", "tr"],
    ["light", "en"],
  ] as const) {
    test(`axe finds nothing on the account and special pages: ${theme}, ${language}`, async ({ page, operator }) => {
      test.slow();
      await setLook(page, { theme, language, width: 390, height: 844 });
      await startSignedIn(page, operator);
      for (const address of ["/profile", "/profile/password", "/page-not-accessible", "/device-unsupported", "/nowhere"]) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await axeFindsNothing(page, address);
      }
      await accountMenu(page).click();
      await expect(page.getByRole("navigation", { name: /^(Hesap|Account)$/ })).toBeVisible();
      await axeFindsNothing(page, "account menu");
    });
  }
});
