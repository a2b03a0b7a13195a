import { chromium } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, workerIsReady } from "./home-page.ts";

test("the browser finds nothing that keeps the app from being installed, in either language", async ({ operator }, testInfo) => {
  // Only a persistent profile can install.
  const profile = await mkdtemp(join(tmpdir(), "karo-profile-"));
  const context = await chromium.launchPersistentContext(profile, {
    ...testInfo.project.use.launchOptions,
    locale: "tr-TR",
  });
  try {
    const page = await context.newPage();
    await page.goto(operator.origin);
    await homeIsShown(page);
    await workerIsReady(page);
    const session = await context.newCDPSession(page);
    for (const language of ["tr", "en"]) {
      await page.evaluate((code) => localStorage.setItem("language", code), language);
      await page.reload();
      const manifest = `/manifest.${language}.webmanifest`;
      await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", manifest);
      expect((await session.send("Page.getInstallabilityErrors")).installabilityErrors).toEqual([]);
      const { errors, url } = await session.send("Page.getAppManifest");
      expect({ errors, url }).toEqual({ errors: [], url: operator.origin + manifest });
    }
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});

test("the manifest is in the player's language", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("language", "en"));
  await page.goto("/");
  await homeIsShown(page);
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/manifest.en.webmanifest");
  const manifest = (await (await page.request.get("/manifest.en.webmanifest")).json()) as { lang: string };
  expect(manifest.lang).toBe("en");
});
