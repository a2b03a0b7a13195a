import { main, title } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { looksRight, setLook } from "./look.ts";
import { nothingIsLoading } from "./waiting.ts";

// The pages look the same without the worker, and installing it takes a tenth of the time.
test.use({ serviceWorkers: "block" });

const everyPage = [
  "/about-us", "/info/SorumluOyunculuk", "/info/SSSinformation", "/info/SocialMediaLinks", "/info/bottomBarInfo",
  "/info/GenelKurallar", "/promotions", "/promotions?id=1", "/promotions?id=yok", "/tournaments", "/tournaments?id=1",
];
for (const [theme, language, width, height] of [
  ["dark", "tr", 360, 740],
  ["light", "en", 1440, 900],
] as const) {
  test(`axe finds nothing on content pages: ${theme}, ${language}, ${width}`, async ({ page }) => {
    test.slow();
    await setLook(page, { theme, language, width, height });
    for (const address of everyPage) {
      await page.goto(address);
      await expect(title(page)).toBeAttached();
      await expect(main(page).locator("p, li, details").first()).toBeVisible();
      await nothingIsLoading(page);
      const closed = page.locator("main article details:not([open]) > summary");
      if (await closed.count()) await closed.first().click();
      const selfTest = main(page).getByRole("button", { name: /Teste başla|Start the test/ });
      if (await selfTest.count()) await selfTest.click();
      await looksRight(page, address);
    }
  });
}
