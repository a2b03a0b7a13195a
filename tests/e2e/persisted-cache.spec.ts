import type { Page } from "@playwright/test";
import fc from "fast-check";
import { mutate, toQueries } from "../../src/start/restored/testing/mutate.ts";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, openHome } from "./home-page.ts";

test.use({ serviceWorkers: "block" });

const kept = (page: Page) => page.evaluate(() => localStorage.getItem("karo.queries"));

/**
 * Places in the persisted queries, and values to put there. Each value breaks the schema or removes an answer. These are
 * a few for the whole app; src/start/restored/persisted-cache.test.ts reads a thousand.
 */
const changes = fc.array(
  fc.record({
    at: fc.array(fc.nat(60), { minLength: 1, maxLength: 6 }),
    replacement: fc.constantFrom<unknown>(undefined, null, true, -1.5, {}, { data: 7 }),
  }),
  { minLength: 1, maxLength: 8 },
);

test("whatever became of the persisted cache, the next visit shows the page, and what it keeps is whole again", async ({ page }) => {
  // Before any script of the page runs: an open page could overwrite the storage until it is closed.
  await page.addInitScript(() => {
    const changed = sessionStorage.getItem("test.changed");
    if (changed !== null) localStorage.setItem("karo.queries", changed);
    sessionStorage.removeItem("test.changed");
  });
  await openHome(page);
  await expect.poll(() => kept(page), { timeout: 20_000 }).toContain("getSlider");
  const good = (await kept(page)) ?? "";
  const texts = [
    good.slice(0, 1000),
    ...fc.sample(changes, { seed: 11, numRuns: 3 }).map((all) =>
      JSON.stringify(all.reduce<unknown>((cache, { at, replacement }) => mutate(cache, [...toQueries, ...at], replacement), JSON.parse(good))),
    ),
  ];
  for (const text of texts) {
    await page.evaluate((changed) => sessionStorage.setItem("test.changed", changed), text);
    await page.reload();
    await homeIsShown(page);
    await expect(page.getByRole("main").getByRole("alert"), text.slice(0, 200)).toHaveCount(0);
  }
  await expect.poll(async () => JSON.parse((await kept(page)) ?? "{}") as unknown).toHaveProperty("clientState.queries");
});
