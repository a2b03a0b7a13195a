import { expect, test } from "./fixtures.ts";
import { homeIsShown, visitAgain } from "./home-page.ts";

// Only one test depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

test("another brand: name, title, logo and accent come from config.json; a missing data file leaves its part out and nothing else", async ({ page, context, operator, noSurprises }) => {
  noSurprises.expectError(/status of 404/);
  const brand = { name: "Lale", accent: "#b3123f", logo: "/icons/icon-192.png" };
  await context.route("**/config.json", (route) => route.fulfill({ json: { ...operator.config, siteName: "Lale", brand } }));
  await context.route("**/data/*.json", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/");
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
});

test("a config.json that cannot be used: the page says what is wrong and where", async ({ page, context, operator, noSurprises }) => {
  noSurprises.expectError(/status of 404/);
  for (const [what, answer, words] of [
    ["broken", { body: '{"apiBase": "",\n  "brand": }' }, [/config\.json: not JSON: .*"brand": \}/]],
    ["wrong fields, every one of which is named", { json: { ...operator.config, brand: {}, publicKey: "no key" } }, [/config\.json: brand\.name/, /config\.json: publicKey/]],
    ["missing", { status: 404, body: "" }, ["config.json: there is no such file"]],
  ] as const) {
    await test.step(what, async () => {
      await context.route("**/config.json", (route) => route.fulfill(answer));
      await page.goto("/login");
      await expect(page.getByText("Site şu anda açılamıyor")).toBeVisible();
      await page.getByText("Siteyi yönetenler için").click();
      for (const one of words) await expect(page.getByText(one)).toBeVisible();
      await context.unroute("**/config.json");
    });
  }
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
