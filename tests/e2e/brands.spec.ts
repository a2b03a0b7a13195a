import { brandNames, settingsOf } from "../brands/brands.ts";
import { wearBrand } from "../brands/wear-brand.ts";
import { axeFindsNothing } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { nothingIsLoading } from "./waiting.ts";

// The worker would answer with its own config.json.
test.use({ serviceWorkers: "block" });

for (const name of brandNames) {
  test(
    `${name}: axe finds nothing in both themes, and a later visit begins in its colours`,
    { tag: "@nightly" },
    async ({ page, context, operator, noSurprises }) => {
      noSurprises.expectError(/ERR_FAILED/);
      await wearBrand(context, name, operator.config);
      const { brand } = settingsOf(name);
      for (const theme of ["dark", "light"] as const) {
        await context.addInitScript((mode) => localStorage.setItem("userMode", mode), theme);
        for (const path of ["/", "/slot", "/promotions", "/login", "/register", "/info/faq"]) {
          await test.step(`${path}, ${theme}`, async () => {
            await page.goto(path);
            await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
            await nothingIsLoading(page);
            await expect(page.getByRole("banner").getByAltText(brand.name)).toBeVisible();
            await axeFindsNothing(page, `${path}, ${theme}`);
          });
        }
        await test.step(`a later visit, ${theme}`, async () => {
          // Without the app, only what theme.js remembers can show the brand.
          await page.route("**/assets/*.js", (route) => route.abort());
          await page.goto("/", { waitUntil: "commit" });
          const ground = () =>
            page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-ground"));
          await expect.poll(ground).toBe(brand.colors?.[theme]?.ground);
          await page.unroute("**/assets/*.js");
        });
      }
    },
  );
}
