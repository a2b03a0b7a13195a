import { setMaintenance } from "../../operator/admin/maintenance.ts";
import { axeFindsNothing } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { beginOnPhone, partLooksRight } from "./look.ts";
import { openInside } from "./open-inside.ts";
import { accountMenu, signIn } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";

// Nothing here depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

test("a browser that lacks what the app needs is told so, before the app starts", async ({ page }) => {
  // The address says what the browser lacks.
  await page.addInitScript(() => {
    const lacking = new URLSearchParams(location.search).get("lacking");
    if (lacking === "HTMLDialogElement") Reflect.deleteProperty(globalThis, "HTMLDialogElement");
    if (lacking === "URL.canParse") Reflect.deleteProperty(URL, "canParse");
    if (lacking === "indexedDB.databases") Reflect.deleteProperty(IDBFactory.prototype, "databases");
    if (lacking === "checkVisibility") Reflect.deleteProperty(Element.prototype, "checkVisibility");
    if (lacking === "toSorted") Reflect.deleteProperty(Array.prototype, "toSorted");
  });
  for (const lacking of ["HTMLDialogElement", "URL.canParse", "indexedDB.databases", "checkVisibility", "toSorted"]) {
    await page.goto("about:blank");
    await page.goto(`/?lacking=${lacking}`);
    await expect(page, lacking).toHaveURL("/device-unsupported.html");
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tarayıcınız bu siteyi açamıyor");
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

test("the pages that are not for the player say so and lead home; the device check says what there is", async ({ page, operator }) => {
  const { name } = operator.config.brand;
  const wayHome = page.getByRole("main").getByRole("link", { name: "Ana sayfaya dön" });
  await page.goto("/device-unsupported");
  await expect(page.getByText("Cihazınız bu site için uygun")).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(5);
  await openInside(page, "/page-not-accessible");
  await expect(page.getByText("Sayfa görüntülenemiyor")).toBeVisible();
  await expect(page).toHaveTitle(`Sayfa görüntülenemiyor · ${name}`);
  await expect(wayHome).toHaveAttribute("href", "/");
  await page.goto("/boyle-bir-sayfa-yok");
  await expect(page.getByText("Aradığınız sayfa bulunamadı")).toBeVisible();
  await expect(page).toHaveTitle(`Sayfa bulunamadı · ${name}`);
  await wayHome.click();
  await expect(page).toHaveURL("/");
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

test("axe finds nothing on the account and special pages", async ({ page, operator }) => {
  await beginOnPhone(page);
  await startSignedIn(page, operator);
  await page.goto("/profile");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toBeVisible();
  await axeFindsNothing(page, "the whole page");
  await partLooksRight(page, "/profile");
  await accountMenu(page).click();
  await expect(page.getByRole("navigation", { name: /^(Hesap|Account)$/ })).toBeVisible();
  await axeFindsNothing(page, "account menu", { part: ":popover-open" });
  await page.keyboard.press("Escape");
  for (const address of ["/profile/password", "/page-not-accessible", "/device-unsupported", "/nowhere"]) {
    const before = (await title.textContent()) ?? "";
    await openInside(page, address);
    await expect(title, address).not.toHaveText(before);
    await partLooksRight(page, address);
  }
});
