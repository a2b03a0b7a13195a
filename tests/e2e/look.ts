import type { Page } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { expect } from "./fixtures.ts";
import { fitsSideways } from "./waiting.ts";

/** The appearance of the site for a player. */
export interface Look {
  readonly theme: "dark" | "light";
  readonly language: "tr" | "en";
  readonly width: number;
  readonly height: number;
}

/**
 * Both themes in both languages, at the width of a phone and of a desktop. The windows are so high that the page's bars
 * cover nothing: axe cannot measure what is below them.
 */
export function fourLooks(height: number): readonly Look[] {
  return [
    { theme: "dark", language: "tr", width: 360, height },
    { theme: "light", language: "en", width: 1440, height },
    { theme: "light", language: "tr", width: 1440, height },
    { theme: "dark", language: "en", width: 360, height },
  ];
}

/** Gives every page from now on this appearance, without motion. */
export async function setLook(page: Page, { theme, language, width, height }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(
    ([mode, code]) => {
      // The blank page of a new tab has no storage.
      if (!location.protocol.startsWith("http")) return;
      localStorage.setItem("userMode", mode);
      localStorage.setItem("language", code);
    },
    [theme, language] as const,
  );
}

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

/** `looksRight` in the page's theme, and the colours of the other theme as well. */
export async function looksRightInBothThemes(page: Page, step: string): Promise<void> {
  await looksRight(page, step);
  const otherTheme = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset["theme"] = dataset["theme"] === "light" ? "dark" : "light";
      // Ends the transitions: a colour between the themes belongs to neither.
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
      return dataset["theme"];
    });
  await axeFindsNothing(page, `${step}, ${await otherTheme()}`, rulesOfColours);
  await otherTheme();
}

/** Each language once, at the width of a phone or of a desktop. `looksRightInBothThemes` adds the other theme. */
export function twoLooks(height: number): readonly Look[] {
  return fourLooks(height).slice(0, 2);
}

/**
 * Like `looksRight`, in both languages and both themes. Switches them without a reload, as another tab would. Leaves
 * the page in the dark theme and in Turkish.
 */
export async function looksRightInBothLanguages(page: Page, step: string): Promise<void> {
  for (const [theme, language] of [["light", "en"], ["dark", "tr"]] as const) {
    await page.evaluate(
      (settings) => {
        for (const [key, value] of settings) {
          localStorage.setItem(key, value);
          window.dispatchEvent(new StorageEvent("storage", { key, newValue: value }));
        }
      },
      [["userMode", theme], ["language", language]] as const,
    );
    await expect(page.locator(`html[lang=${language}][data-theme=${theme}]`)).toHaveCount(1);
    await looksRight(page, `${step}, ${theme}, ${language}`);
  }
}
