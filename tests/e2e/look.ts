import type { Page } from "@playwright/test";
import { isWholeRun } from "../tier.ts";
import { axeFindsNothing } from "./axe.ts";
import { expect } from "./fixtures.ts";
import { fitsSideways, nothingOnScreenWaits } from "./waiting.ts";

/**
 * Expects that the page looks right: axe finds nothing in the open dialog, or else in `main`, and nothing makes the page
 * wider than the screen. `step` names the place. Header, footer and menus are the same on every page, so only some tests
 * look at the whole page, with `part` "body".
 */
export async function looksRight(page: Page, step: string, part?: "body"): Promise<void> {
  await sizesAreKnown(page);
  const inner = (await page.locator("dialog[open]").count()) > 0 ? "dialog[open]" : "main";
  await axeFindsNothing(page, step, part ?? inner);
  await fitsSideways(page, step);
}

/** Switches the theme and the language without a reload, as another tab would. */
export async function switchTo(page: Page, theme: "dark" | "light", language: "tr" | "en"): Promise<void> {
  await page.evaluate(
    (settings) => {
      for (const [key, value] of settings) {
        localStorage.setItem(key, value);
        window.dispatchEvent(new StorageEvent("storage", { key, newValue: value }));
      }
      // Ends the transitions: a colour between the themes belongs to neither.
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    },
    [
      ["userMode", theme],
      ["language", language],
    ] as const,
  );
  await expect(page.locator(`html[lang=${language}][data-theme=${theme}]`)).toHaveCount(1);
}

/** The windows of `looksRightByTurns`, so high that the page's bars cover nothing. */
const phone = { width: 360, height: 2_600 };
const desktop = { width: 1_440, height: 2_600 };

/**
 * Opens every page from now on as on a phone, without motion: the first look of `looksRightByTurns`. Give a `height` where
 * a page fills any window, such as a lobby.
 */
export async function beginOnPhone(page: Page, height = phone.height): Promise<void> {
  await page.setViewportSize({ ...phone, height });
  await page.emulateMedia({ reducedMotion: "reduce" });
}

/**
 * Expects that the page looks right as it is, and then switches to the other look: a phone, dark, in Turkish, or a
 * desktop, light, in English. In the gate, the places of a
 * journey take turns: each is checked in one of the two looks. `npm run test:all` checks each in both. A unit test checks the contrast of all colours in both themes
 * (`src/start/contrast.test.ts`). Call `beginOnPhone` first. Afterwards, find elements by their name in either
 * language.
 */
export async function looksRightByTurns(page: Page, step: string, part?: "body"): Promise<void> {
  const { width, height } = page.viewportSize() ?? phone;
  const isPhone = width === phone.width;
  await looksRight(page, `${step}, ${isPhone ? "phone" : "desktop"}`, part);
  await page.setViewportSize({ ...(isPhone ? desktop : phone), height });
  await (isPhone ? switchTo(page, "light", "en") : switchTo(page, "dark", "tr"));
  await nothingOnScreenWaits(page);
  if (isWholeRun) await looksRight(page, `${step}, ${isPhone ? "desktop" : "phone"}`, part);
}

/** Shows the page as on a phone again, dark and in Turkish, for steps that only phones have. */
export async function backToPhone(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? phone;
  if (width === phone.width) return;
  await page.setViewportSize({ ...phone, height });
  await switchTo(page, "dark", "tr");
}

/** Waits until the page knows the sizes of what it shows: a box that scrolls becomes a tab stop a frame after it is laid out. */
async function sizesAreKnown(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}
