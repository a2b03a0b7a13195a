import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Axe finds nothing on the page as it stands. `message` says which page, where a test looks at several. */
export async function axeFindsNothing(page: Page, message?: string): Promise<void> {
  // What passes is not asked for, and need not be described.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(tags);
  // Its other mode puts the frames' results together in a tab of its own, which takes longer than the looking.
  const { violations } = await builder.setLegacyMode(page.frames().length === 1).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
  );
  expect(found, message).toEqual([]);
}
