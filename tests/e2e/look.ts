import type { Page } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { expect } from "./fixtures.ts";
import { fitsSideways, nothingOnScreenWaits } from "./waiting.ts";

/**
 * Expects that axe finds nothing and that nothing overflows sideways. `step` names the place in a test with several
 * checks.
 */
export async function looksRight(page: Page, step: string): Promise<void> {
  await axeFindsNothing(page, step);
  await fitsSideways(page, step);
}

/** The rules of axe that look at colours. A theme changes nothing else. */
const rulesOfColours = ["color-contrast", "link-in-text-block"];

/**
 * Like `partLooksRight` without the change of width: the light theme in English, with the rules of colours, then the
 * dark theme in Turkish, with all rules. Leaves the page so.
 */
export async function looksRightInBothLanguages(page: Page, step: string): Promise<void> {
  for (const [theme, language, rules] of [["light", "en", rulesOfColours], ["dark", "tr", undefined]] as const) {
    await switchTo(page, theme, language);
    await ownPartLooksRight(page, `${step}, ${theme}, ${language}`, rules);
  }
}

/** Switches the theme and the language without a reload, as another tab would. */
async function switchTo(page: Page, theme: "dark" | "light", language: "tr" | "en"): Promise<void> {
  await page.evaluate(
    (settings) => {
      for (const [key, value] of settings) {
        localStorage.setItem(key, value);
        window.dispatchEvent(new StorageEvent("storage", { key, newValue: value }));
      }
      // Ends the transitions: a colour between the themes belongs to neither.
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    },
    [["userMode", theme], ["language", language]] as const,
  );
  await expect(page.locator(`html[lang=${language}][data-theme=${theme}]`)).toHaveCount(1);
}

/** The windows of `partLooksRight`, so high that the page's bars cover nothing. */
const phone = { width: 360, height: 2_600 };
const desktop = { width: 1_440, height: 2_600 };

/**
 * Opens every page from now on as on a phone, without motion: the first of the two looks of `partLooksRight`. Give a
 * `height` where a page fills any window, such as a lobby.
 */
export async function beginOnPhone(page: Page, height = phone.height): Promise<void> {
  await page.setViewportSize({ ...phone, height });
  await page.emulateMedia({ reducedMotion: "reduce" });
}

/**
 * Expects that the open dialog, or else `main`, looks right in two looks: on a phone, dark, in Turkish, with all rules
 * of axe; and on a desktop, light, in English, with the rules of colours. Header, footer and menus are the same on
 * every page, so other tests look at them. Each switch takes time, so this starts with the look that the page has now and
 * ends in the other one. Call `beginOnPhone` first. Afterwards, find elements by their name in either language.
 */
export async function partLooksRight(page: Page, step: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? phone;
  const isPhone = width === phone.width;
  await partLooksRightIn(page, step, isPhone);
  await page.setViewportSize({ ...(isPhone ? desktop : phone), height });
  await (isPhone ? switchTo(page, "light", "en") : switchTo(page, "dark", "tr"));
  await nothingOnScreenWaits(page);
  await partLooksRightIn(page, step, !isPhone);
}

function partLooksRightIn(page: Page, step: string, isPhone: boolean): Promise<void> {
  return ownPartLooksRight(page, `${step}, ${isPhone ? "phone" : "desktop"}`, isPhone ? undefined : rulesOfColours);
}

/** Checks the open dialog, or else `main`. */
async function ownPartLooksRight(page: Page, step: string, rules?: readonly string[]): Promise<void> {
  await sizesAreKnown(page);
  const part = (await page.locator("dialog[open]").count()) > 0 ? "dialog[open]" : "main";
  await axeFindsNothing(page, step, { rules, part });
  await fitsSideways(page, step);
}

/** Waits until the page knows the sizes of what it shows: a box that scrolls becomes a tab stop a frame after it is laid out. */
async function sizesAreKnown(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
}
