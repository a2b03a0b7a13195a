import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { goodPassword, newcomer, fillContact, fillPerson, registrationForm } from "./registration.ts";

// Nothing here depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block", viewport: { width: 1440, height: 900 } });

const languageButton = (page: Page, code: "TR" | "EN") =>
  page.getByRole("banner").getByRole("button", { name: code, exact: true });

test(
  "another language changes the words of a form and nothing else, content without a moment in between, and the texts of pages that are loaded later",
  { tag: "@nightly" },
  async ({ page }) => {
    await test.step("typed passwords, focus and scrolling of a form stay", async () => {
      const person = newcomer();
      await page.goto("/register");
      const form = registrationForm(page);
      await fillPerson(form, person);
      await fillContact(form, person);
      await form.username.fill(person.username);
      await form.password.fill(goodPassword);
      const field = await form.password.elementHandle();
      await page.evaluate(() => window.scrollTo({ top: 200, behavior: "instant" }));
      const scrolled = await page.evaluate(() => scrollY);

      // Without the mouse, because Playwright would scroll the header into view first.
      await languageButton(page, "EN").evaluate((button: HTMLElement) => button.click());
      const password = form.main.getByLabel("Password", { exact: true });
      await expect(password).toHaveValue(goodPassword);
      // It is the same element, so nothing had to be restored.
      expect(await password.evaluate((element, before) => element === before, field)).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    });

    await test.step("a page that is loaded later has its texts in the language chosen before", async () => {
      await page.getByRole("banner").getByRole("link", { name: "Promotions" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Promotions" })).toBeVisible();
      const states = page.getByRole("navigation", { name: "State of promotions" });
      await expect(states.getByRole("link", { name: "Active" })).toBeVisible();
      await expect(page.getByRole("contentinfo").getByText("Partners")).toBeAttached();
    });

    await test.step("content in the new language takes the place of the old without a moment in between, and so do the page's texts", async () => {
      const cards = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.locator("img") });
      await expect(cards.first()).toBeVisible();
      await noteEmptyMoments(page);
      const english = await cards.first().innerText();
      await languageButton(page, "TR").click();
      await expect(cards.first()).not.toHaveText(english);
      expect(await page.evaluate(() => (window as unknown as { gone: string[] }).gone)).toEqual([]);
      const states = page.getByRole("navigation", { name: "Promosyonların durumu" });
      await expect(states.getByRole("link", { name: "Devam edenler" })).toBeVisible();
      await expect(page.getByRole("contentinfo").getByText("İş ortakları")).toBeAttached();
    });
  },
);

/** Notes in `window.gone` what `main` says whenever it has no list from now on. */
async function noteEmptyMoments(page: Page): Promise<void> {
  await page.evaluate(() => {
    const gone: string[] = [];
    Object.assign(window, { gone });
    new MutationObserver(() => {
      if (!document.querySelector("main li")) gone.push(document.querySelector("main")?.textContent ?? "");
    }).observe(document.body, { childList: true, subtree: true });
  });
}
