import { i18n } from "@lingui/core";
import axe from "axe-core";
import { expect, onTestFinished } from "vitest";
import { speakEnglish } from "./english-texts.ts";

/** Shows what is rendered in English until the test ends. Call it after `openPage`. */
export function showInEnglish(): void {
  speakEnglish();
  document.documentElement.lang = "en";
  onTestFinished(() => void (document.documentElement.lang = "tr"));
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Expects that axe finds nothing in what is rendered: in the dark theme while the page is Turkish, and in the light one
 * after `showInEnglish`, unless `themes` names others. A theme changes colours alone and a language texts alone, so
 * these two looks find what all four would.
 */
export async function axeFindsNothingHere(
  container: Element,
  themes: readonly string[] = [i18n.locale === "en" ? "light" : "dark"],
): Promise<void> {
  const root = document.documentElement;
  onTestFinished(() => {
    delete root.dataset["theme"];
    delete root.dataset["motion"];
  });
  // Axe would see an animation on the way. Transitions are off in every component test (src/testing/site-page.ts).
  root.dataset["motion"] = "less";
  for (const theme of themes) {
    root.dataset["theme"] = theme;
    const { violations } = await axe.run(container, { runOnly: tags, resultTypes: ["violations"] });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${theme} ${id}: ${html} ${failureSummary}`),
    );
    // One text, so that a failure shows what axe found: of an array it would say only how long it is.
    expect(found.join("\n")).toBe("");
  }
  delete root.dataset["theme"];
  delete root.dataset["motion"];
}
