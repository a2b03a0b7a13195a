import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { nothingIsLoading, picturesAreThere } from "./waiting.ts";

// What is measured is over before the worker is asked for.
test.use({ serviceWorkers: "block" });

test(
  "what the browser fetches on a desktop before the first shelf shows is within the budget, with a brand's accent, too",
  { tag: "@nightly" },
  async ({ page, context, operator }) => {
    const brand = { ...operator.config.brand, accent: "#b3123f" };
    await context.route("**/config.json", (route) => route.fulfill({ json: { ...operator.config, brand } }));
    const { total, listed } = await fetchedBeforeFirstShelf(page);
    expect(listed).toContain("/assets/look-");
    expect(total, listed).toBeLessThanOrEqual(175_000);

    await test.step("Chromium is asked to compile the libraries and the entry while they load", async () => {
      const assets = join(import.meta.dirname, "../../dist/assets");
      const files = (await readdir(assets)).filter((name) => /^(?:vendor|index)-[\w-]+\.js$/.test(name));
      expect(files).toHaveLength(2);
      for (const name of files) {
        // Vite's list of stylesheets may come first.
        const [first, second] = (await readFile(join(assets, name), "utf8")).split("\n");
        expect([first, second], name).toContain("//# allFunctionsCalledOnLoad");
      }
    });
  },
);

/**
 * Opens `/` and sums up the scripts that it requested before a shelf showed its first game: gzip bytes, and a list to
 * read.
 */
async function fetchedBeforeFirstShelf(page: Page): Promise<{ total: number; listed: string }> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("main ul img[src^='/art/game/']")) return;
      performance.mark("first-shelf");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  await page.waitForFunction(() => performance.getEntriesByName("first-shelf").length > 0);
  const fetched = await page.evaluate(() => {
    const shown = performance.getEntriesByName("first-shelf")[0]?.startTime ?? 0;
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime <= shown)
      .map(({ name }) => new URL(name).pathname);
  });
  const sizes = await Promise.all(
    fetched.map(
      async (path) => gzipSync(await readFile(join(import.meta.dirname, "../../dist", path)), { level: 9 }).length,
    ),
  );
  const listed = fetched.map((path, index) => `${path}: ${sizes[index]}`).join("\n");
  const total = sizes.reduce((sum, size) => sum + size, 0);
  // If the marks or file names change, this test would measure nothing.
  expect(total, listed).toBeGreaterThan(100_000);
  return { total, listed };
}

test(
  "on a phone, what the browser fetches is within the same budget, and nothing on the page moves while it loads",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const { total, listed } = await fetchedBeforeFirstShelf(page);
    expect(total, listed).toBeLessThanOrEqual(175_000);
    await nothingIsLoading(page);
    await picturesAreThere(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
  },
);
