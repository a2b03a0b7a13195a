import { expect, test } from "./fixtures.ts";
import { openInside } from "./open-inside.ts";
import { startSignedIn } from "./signed-in.ts";
import { nothingOnScreenWaits } from "./waiting.ts";

test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 } });

const pages = [
  "/",
  "/slot",
  "/live",
  "/promotions",
  "/tournaments",
  "/info/general-rules",
  "/info/faq",
  "/favorites",
  "/notifications",
  "/profile",
  "/profile/deposit",
  "/profile/withdraw",
  "/profile/bank-accounts",
  "/profile/history",
  "/profile/statement",
  "/profile/coupons",
  "/profile/bonuses",
  "/profile/limits",
  "/profile/security",
  "/profile/preferences",
] as const;

test(
  "with text at 200 % no page of a signed-in player is wider than the phone",
  { tag: "@nightly" },
  async ({ page, operator }) => {
    await startSignedIn(page, operator);
    await page.goto("/info/general-rules");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    for (const address of pages) {
      await openInside(page, address);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeAttached();
      // Placeholders are narrower than what replaces them.
      await nothingOnScreenWaits(page);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390);
      await expect
        .poll(() => page.getByRole("banner").evaluate((header) => header.scrollWidth), address)
        .toBeLessThanOrEqual(390);
    }
  },
);
