import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Expects that axe finds nothing. `message` names the page where a test looks at several; `rules` are the only ones to
 * check.
 */
export async function axeFindsNothing(page: Page, message?: string, rules?: readonly string[]): Promise<void> {
  // Leaves out the details of rules that pass, which saves time.
  const all = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  const builder = rules ? all.withRules([...rules]) : all.withTags(tags);
  // Axe's other mode collects the frames' results in an extra tab, which takes longer than the checks.
  const { violations } = await builder.setLegacyMode(page.frames().length === 1).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
  );
  expect(found, message).toEqual([]);
}
