import { i18n, type Messages } from "@lingui/core";
import axe from "axe-core";
import { expect, onTestFinished } from "vitest";

const [english] = Object.values(import.meta.glob<{ messages: Messages }>("../../locales/en/messages.po", { eager: true }));

/** Shows what is rendered in English until the test ends. Call it after `openPage`. */
export function showInEnglish(): void {
  i18n.loadAndActivate({ locale: "en", messages: english?.messages ?? {} });
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
  // Colours change in transitions, also when an element moves from under the pointer. Axe would see one on the way.
  root.dataset["motion"] = "less";
  for (const theme of themes) {
    root.dataset["theme"] = theme;
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const { violations } = await axe.run(container, { runOnly: tags, resultTypes: ["violations"] });
    expect(violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
  }
  delete root.dataset["theme"];
  delete root.dataset["motion"];
}
