import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Expects that axe finds nothing. `message` names the page where a test looks at several. `part` is a CSS selector: only
 * this part of the page is checked.
 */
export async function axeFindsNothing(page: Page, message?: string, part?: string): Promise<void> {
  const isFramed = page.frames().length > 1;
  // The builder sends axe's code, half a megabyte, with each check and twice. A document needs it once.
  if (!isFramed && !(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const builder = new AxeBuilder({ page, ...(!isFramed && { axeSource: "void 0" }) })
    .options({
      // Leaves out the details of rules that pass, which saves time.
      resultTypes: ["violations"],
      // Not the stylesheets, which only an experimental rule reads: axe copies one that still loads into a style
      // element, and the content security policy reports that as an error of the page.
      preload: { assets: ["media"] },
    })
    // Axe's other mode collects the frames' results in an extra tab, which takes longer than the checks.
    .setLegacyMode(!isFramed);
  if (part) builder.include(part);
  const { violations } = await builder.withTags(tags).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
  expect(found, message).toEqual([]);
}

/** Like `axeFindsNothing`, on `main` alone: header, footer and menus are the same on every page. */
export const axeFindsNothingInMain = (page: Page, message: string): Promise<void> =>
  axeFindsNothing(page, message, "main");
