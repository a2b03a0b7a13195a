import { expect, test } from "./fixtures.ts";
import { openHome } from "./home-page.ts";

// Nothing here depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

test("a page that is loaded later has its texts in the language of before, and in one chosen there", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHome(page);
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "EN", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Quick access" })).toBeVisible();

  await header.getByRole("link", { name: "Promotions" }).click();
  const states = page.getByRole("navigation", { name: "State of promotions" });
  await expect(states.getByRole("link", { name: "Active" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText("Partners")).toBeAttached();

  await header.getByRole("button", { name: "TR", exact: true }).click();
  const durumlar = page.getByRole("navigation", { name: "Promosyonların durumu" });
  await expect(durumlar.getByRole("link", { name: "Devam eden" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText("İş ortakları")).toBeAttached();
});
