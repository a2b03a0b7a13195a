import { expect, test } from "./fixtures.ts";
import { goodPassword, newcomer, fillContact, fillPerson, registrationForm } from "./registration.ts";
import { openInside } from "./open-inside.ts";
import { nothingIsLoading } from "./waiting.ts";

// Nothing here depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block", viewport: { width: 1440, height: 900 } });

test("another language changes the words of a form and nothing else: typed passwords, focus and scrolling stay", async ({ page }) => {
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
  await page.getByRole("banner").getByRole("button", { name: "EN", exact: true }).evaluate((button: HTMLElement) => button.click());
  const password = form.main.getByLabel("Password", { exact: true });
  await expect(password).toHaveValue(goodPassword);
  // It is the same element, so nothing had to be restored.
  expect(await password.evaluate((element, before) => element === before, field)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  await test.step("content in the new language takes the place of the old without a moment in between", async () => {
    await openInside(page, "/promotions");
    await expect(page.getByRole("heading", { level: 1, name: "Promotions" })).toBeVisible();
    const cards = page.getByRole("main").getByRole("listitem");
    await expect(cards.first()).toBeVisible();
    await page.evaluate(() => {
      const gone: string[] = [];
      Object.assign(window, { gone });
      new MutationObserver(() => {
        if (!document.querySelector("main li")) gone.push(document.querySelector("main")?.textContent ?? "");
      }).observe(document.body, { childList: true, subtree: true });
    });
    const english = await cards.first().innerText();
    await page.getByRole("banner").getByRole("button", { name: "TR", exact: true }).click();
    await expect(cards.first()).not.toHaveText(english);
    expect(await page.evaluate(() => (window as unknown as { gone: string[] }).gone)).toEqual([]);
  });
});

test("a list far down keeps its place and its rows while the other language's are on their way", async ({ page, context }) => {
  await page.goto("/slot");
  await nothingIsLoading(page);
  const tiles = page.getByRole("main").locator("img[src^='/art/game/']");
  await expect(tiles.first()).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: "instant" }));
  const inTheMiddle = () =>
    page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("a")?.getAttribute("href"));
  await expect.poll(inTheMiddle).toMatch(/^\/play\/slot\//);
  await nothingIsLoading(page);
  const shown = page.getByRole("main").locator(`a[href="${await inTheMiddle()}"]`).first();
  await expect(shown).toBeInViewport();
  let asked = 0;
  await context.route("**/endpoint/v1", async (route) => {
    const { data } = route.request().postDataJSON() as { data: { Lang: string } };
    if (data.Lang !== "en") return route.fallback();
    asked += 1;
    // It never resolves.
    return undefined;
  });

  await page.getByRole("banner").getByRole("button", { name: "EN", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/slot/i);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(shown).toBeInViewport();
});
