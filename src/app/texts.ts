import { i18n, type Messages } from "@lingui/core";

/** The texts of the parts that were loaded so far, by language and message id. */
const texts: Record<string, Messages> = {};

/**
 * Takes in the texts of a part that is loaded later, in every language; the build puts a call into each such
 * part (scripts/vite/texts-by-part.ts). Nothing is rendered anew: no part is shown before its texts are here.
 */
export function addTexts(added: Readonly<Record<string, Messages>>): void {
  for (const [locale, messages] of Object.entries(added)) Object.assign((texts[locale] ??= {}), messages);
}

/** Shows the page in `locale`, with the first screen's texts in `messages` and those of the parts loaded so far. */
export function activateTexts(locale: string, messages: Messages): void {
  const all = Object.assign((texts[locale] ??= {}), messages);
  // Lingui keeps this very object, so that what is added later is found without telling every component.
  i18n.loadAndActivate({ locale, messages: all });
}
