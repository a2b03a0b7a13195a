import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunningOperator } from "../../operator/server.ts";
import { startPath } from "../../src/pwa/launches.ts";
import { title } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { openInside } from "./open-inside.ts";
import { accountMenu } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";

/** Installs the app in a profile of its own, because no other profile can. Returns what launches it, as its icon does. */
async function install(context: BrowserContext, page: Page, { origin }: RunningOperator) {
  const app = { manifestId: `${origin}/` };
  const session = await context.newCDPSession(page);
  await session.send("PWA.install", app);
  // Chromium's tools install for a tab otherwise.
  await session.send("PWA.changeAppUserSettings", { ...app, displayMode: "standalone" });
  // The page that installed may be gone by then.
  const launcher = await context.browser()?.newBrowserCDPSession();
  return (path?: string) => launcher?.send("PWA.launch", { ...app, ...(path && { url: origin + path }) });
}

test(
  "the app can be installed in either language, knows the player when it is launched, and opens shortcuts without a reload",
  { tag: "@nightly" },
  async ({ operator }, testInfo) => {
    const profile = await mkdtemp(join(tmpdir(), "karo-profile-"));
    const context = await chromium.launchPersistentContext(profile, {
      ...testInfo.project.use.launchOptions,
      locale: "tr-TR",
      baseURL: operator.origin,
    });
    try {
      const page = await context.newPage();
      await startSignedIn(page, operator);
      const session = await context.newCDPSession(page);
      for (const language of ["en", "tr"]) {
        // A page that costs little: every page names the manifest.
        await page.goto(`/profile/preferences?lang=${language}`);
        await expect(title(page)).toHaveText(language === "en" ? "Preferences" : "Tercihler");
        await workerIsReady(page);
        const manifest = `/manifest.${language}.webmanifest`;
        await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", manifest);
        expect((await session.send("Page.getInstallabilityErrors")).installabilityErrors).toEqual([]);
        const { errors, url, data = "" } = await session.send("Page.getAppManifest");
        expect({ errors, url }).toEqual({ errors: [], url: operator.origin + manifest });
        // Chromium is content with `display_override`, which other browsers do not know.
        expect(JSON.parse(data)).toMatchObject({ lang: language, display: "standalone" });
      }

      const launch = await install(context, page, operator);
      const opened = context.waitForEvent("page");
      await launch();
      const app = await opened;
      await expect(app).toHaveURL(startPath);
      await test.step("the first start knows the player, and installing is not offered", async () => {
        await expect(accountMenu(app)).toHaveAccessibleName(/Deniz/);
        await expect(app.getByRole("banner").getByRole("button", { name: "Bakiyeyi gizle" })).toContainText("₺");
        await expect(app.getByRole("link", { name: "Giriş yap" })).toHaveCount(0);
        await openInside(app, "/profile/preferences");
        await expect(app.getByText(/bu cihaza yüklendi/)).toBeVisible();
        await expect(app.getByRole("button", { name: "Uygulamayı yükle" })).toHaveCount(0);
      });

      await test.step("a shortcut goes on in the open page, the icon leaves it as it is, and a reload repeats neither", async () => {
        // A launch stops what the page is loading.
        await app.waitForLoadState("networkidle");
        await app.evaluate(() => Object.assign(window, { same: true }));
        await launch("/notifications");
        await expect(title(app)).toHaveText("Bildirimler");
        await launch();
        await launch("/favorites");
        await expect(title(app)).toHaveText("Favoriler");
        expect(await app.evaluate(() => "same" in window)).toBe(true);
        await app.goBack();
        await expect(title(app)).toHaveText("Bildirimler");
        await app.reload();
        // It comes with the code that follows launches.
        await expect(app.locator("[data-offline-note]")).toBeAttached();
        await expect(app).toHaveURL("/notifications");
      });
    } finally {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    }
  },
);
