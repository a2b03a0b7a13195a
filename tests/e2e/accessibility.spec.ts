import { axeFindsNothing } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { openHome } from "./home-page.ts";
import { setLook } from "./look.ts";
import { fitsSideways, nothingIsLoading } from "./waiting.ts";

// The pages look the same without the worker, and installing it takes a tenth of the time.
test.use({ serviceWorkers: "block" });

const phone = { name: "phone", width: 390, height: 844 };
const desktop = { name: "desktop", width: 1440, height: 900 };

// Every pair of a size, a theme and a language.
for (const [{ name, ...viewport }, theme, language] of [
  [phone, "dark", "tr"],
  [phone, "light", "en"],
  [desktop, "dark", "en"],
  [desktop, "light", "tr"],
] as const) {
  test(`axe finds nothing on home: ${name}, ${theme}, ${language}`, async ({ page }) => {
    await setLook(page, { theme, language, ...viewport });
    await openHome(page);
    // Scroll through the whole page so that every section loads, and again if it has grown since.
    await expect(async () => {
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
          window.scrollTo({ top });
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      });
      await expect(page.getByRole("contentinfo")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await nothingIsLoading(page);
    // Where the header covers part of a button, axe would report the button as too small.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await axeFindsNothing(page);
  });
}

test("the keyboard alone goes through the page, and the focus is always seen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "İçeriğe geç" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press("Tab");
    const covered = () => page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const box = element.getBoundingClientRect();
      // For an item that is partly on screen at the end of a shelf, the visible part counts (WCAG 2.4.11).
      const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
      const seen = document.elementFromPoint(x, box.top + Math.min(box.height / 2, 40));
      return element.contains(seen) || seen?.contains(element) ? undefined : element.outerHTML.slice(0, 120);
    });
    // A section that has just loaded may still move.
    await expect.poll(covered, "the focused element is hidden under something").toBeUndefined();
  }
});

test("at 200 % text nothing is cut off sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
  await openHome(page);
  await enlarge();
  await fitsSideways(page, "home");
  await page.goto("/register");
  await expect(page.getByRole("main").getByLabel("Yıl")).toBeVisible();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await enlarge();
    await fitsSideways(page, `registration, ${width} px`);
  }
});
