import { expect } from "vitest";
import { page } from "vitest/browser";
import { axeFindsNothingHere, showInEnglish } from "./look-of-page.ts";

/**
 * Expects that what `openPage` has rendered looks right: on a phone in Turkish and dark, then on a desktop in English and
 * light, axe finds nothing, nothing makes the page wider than the screen, and no field makes a phone zoom in. Leaves the
 * page in English. Call `beginOnPhone` first.
 */
export async function looksRightHere(container: HTMLElement): Promise<void> {
  // As the site's main element has: parts of a page reach into it.
  container.style.paddingInline = "var(--gutter)";
  await axeFindsNothingHere(container);
  fitsSideways();
  fieldsDoNotZoom(container);
  await page.viewport(1440, 900);
  const before = container.textContent;
  showInEnglish();
  await expect.poll(() => container.textContent).not.toBe(before);
  await axeFindsNothingHere(container);
  fitsSideways();
}

/** The screen of `looksRightHere`'s first look. */
export const beginOnPhone = () => page.viewport(360, 900);

function fitsSideways(): void {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
}

/** Expects that every field has at least 16 px of text. Below that, iPhones zoom in when a field gets the focus. */
export function fieldsDoNotZoom(container: Element): void {
  const fields = Array.from(container.querySelectorAll("input, select, textarea")).filter((field) =>
    field.checkVisibility(),
  );
  const sizes = fields.map(
    (field) => `${field.tagName} ${field.id} ${Number.parseFloat(getComputedStyle(field).fontSize)}`,
  );
  expect(sizes.filter((words) => Number(words.split(" ").at(-1)) < 16)).toEqual([]);
}
