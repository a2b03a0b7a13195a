import { join } from "node:path";
import { startOperator } from "../../operator/server.ts";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, visitAgain } from "./home-page.ts";

// Only one test depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

test("another brand: name, title, logo and accent come from config.json", async ({ page }) => {
  const second = await startOperator({
    port: 0,
    dist: join(import.meta.dirname, "../../dist"),
    dataDir: "memory",
    config: { siteName: "Lale", brand: { name: "Lale", accent: "#b3123f", logo: "/icons/icon-192.png" } },
  });
  try {
    await page.goto(second.origin);
    await homeIsShown(page);
    await expect(page).toHaveTitle("Lale – Slot, canlı casino, spor");
    await expect(page.getByRole("banner").getByAltText("Lale")).toBeVisible();
    for (const icon of ["icon", "apple-touch-icon"]) {
      await expect(page.locator(`link[rel="${icon}"]`)).toHaveAttribute("href", "/icons/icon-192.png");
    }
    const accent = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-accent"));
    const ours = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--brand-dark-accent"));
    expect(accent.trim()).toBe(ours.trim());
    expect(ours).not.toBe("");
  } finally {
    await page.close();
    await second.close();
  }
});

test("a broken config.json: the page says what is wrong and where", async ({ page, context }) => {
  await context.route("**/config.json", (route) => route.fulfill({ body: '{"apiBase": "",\n  "brand": }' }));
  await page.goto("/");
  await expect(page.getByText("Site şu anda açılamıyor")).toBeVisible();
  await page.getByText("Siteyi yönetenler için").click();
  await expect(page.getByText(/config\.json: not JSON: .*"brand": \}/)).toBeVisible();
});

test("a config.json with wrong fields: every one of them is named", async ({ page, context, operator }) => {
  const config = { ...operator.config, brand: {}, publicKey: "no key" };
  await context.route("**/config.json", (route) => route.fulfill({ json: config }));
  await page.goto("/");
  await page.getByText("Siteyi yönetenler için").click();
  await expect(page.getByText(/config\.json: brand\.name/)).toBeVisible();
  await expect(page.getByText(/config\.json: publicKey/)).toBeVisible();
});

test("a missing config.json is said to be missing", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/status of 404/);
  await context.route("**/config.json", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/");
  await page.getByText("Siteyi yönetenler için").click();
  await expect(page.getByText("config.json: there is no such file")).toBeVisible();
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the operator down at start-up: a page with retry, which then opens; at a later visit the lobby as it was", async ({ page, context, noSurprises }) => {
    noSurprises.expectError(/status of 502/);
    let down = true;
    for (const pattern of ["**/config.json", "**/endpoint/**"]) {
      await context.route(pattern, (route) => (down ? route.fulfill({ status: 502, body: "" }) : route.fallback()));
    }
    await page.goto("/");
    await expect(page.getByText("Siteye ulaşılamıyor")).toBeVisible();
    down = false;
    await page.getByRole("button", { name: "Tekrar dene" }).click();
    await homeIsShown(page);
    await visitAgain(page);
    down = true;
    await page.reload();
    await homeIsShown(page);
  });
});

test("a missing data file leaves its part out and nothing else", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/status of 404/);
  await context.route("**/data/*.json", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/");
  await homeIsShown(page);
});
