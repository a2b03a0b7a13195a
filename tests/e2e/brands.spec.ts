import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBrandServers } from "../../scripts/brand/servers.ts";
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
        await test.step(`its font, ${theme}`, async () => {
          const loaded = () =>
            page.evaluate(
              () => [...document.fonts].filter((each) => each.family === "Operator" && each.status === "loaded").length,
            );
          await expect.poll(loaded).toBe(brand.font?.files.length ?? 0);
        });
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

test(
  "npm run brand: twelve screens change while a brand is edited, the page says what is corrected, and saves",
  { tag: "@nightly" },
  async ({ page, operator, noSurprises }) => {
    // The tool's servers have no service worker (404), and refuse to save a brand with mistakes (422).
    noSurprises.expectError(/404|422/);
    const folder = mkdtempSync(join(tmpdir(), "brand-"));
    const file = join(folder, "config.json");
    copyFileSync(join(import.meta.dirname, "../brands/durusu/config.json"), file);
    const servers = await startBrandServers({ site: operator.origin, file, port: 0 });
    try {
      await page.setViewportSize({ width: 1600, height: 1200 });
      await page.goto(servers.page);
      await expect(page.getByText("Nothing: all colours are used as they are.")).toBeVisible();
      await expect(page.locator("iframe")).toHaveCount(12);
      const shelf = page.frameLocator("iframe[title='Home, light']").locator("main img[src^='/art/game/']");
      await expect(shelf.first()).toBeAttached();
      await axeFindsNothing(page, "the tool's page", "form");

      const accent = page.getByRole("group", { name: "Colours, light" }).getByLabel("accent", { exact: true });
      await accent.fill("#ffee00");
      await accent.blur();
      await expect(page.getByText(/^light: accent #ffee00 is too close/)).toBeVisible();
      const light = page.frames().filter((frame) => frame.url().startsWith(servers.light));
      expect(light).toHaveLength(6);
      const colour = () => getComputedStyle(document.documentElement).getPropertyValue("--brand-light-accent");
      for (const frame of light) await expect.poll(() => frame.evaluate(colour)).not.toBe("#1f6f63");

      await accent.fill("yellow");
      await accent.blur();
      await expect(page.getByText(/brand\.colors\.light\.accent must be a colour/)).toBeVisible();
      await page.getByRole("button", { name: "Save config.json" }).click();
      await expect(page.getByText(/^Not saved/)).toBeVisible();
      await accent.fill("#b3123f");
      await accent.blur();
      await expect(page.getByRole("list", { name: "Problems" }).getByRole("listitem")).toHaveCount(0);
      await page.getByRole("button", { name: "Save config.json" }).click();
      await expect(page.getByText(/^Saved in/)).toBeVisible();
      expect(readFileSync(file, "utf8")).toContain('"accent": "#b3123f"');
    } finally {
      await servers.close();
      rmSync(folder, { recursive: true });
    }
  },
);
