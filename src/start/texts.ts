import { i18n, type Messages } from "@lingui/core";

/** The texts of the parts loaded so far, by language and message id. */
const texts: Record<string, Messages> = {};

/**
 * Adds the texts of a part that is loaded later, in every language. The build inserts a call into each such part
 * (scripts/vite/texts-by-part.ts). No re-render is needed, because no part renders before its texts are added.
 */
export function addTexts(added: Readonly<Record<string, Messages>>): void {
  for (const [locale, messages] of Object.entries(added)) Object.assign((texts[locale] ??= {}), messages);
}

/** Shows the page in `locale`, with the first screen's texts in `messages` and those of the parts loaded so far. */
export function activateTexts(locale: string, messages: Messages): void {
  const all = Object.assign((texts[locale] ??= {}), messages);
  // Lingui keeps a reference to this object, so it finds texts that are added later without a notification.
  i18n.loadAndActivate({ locale, messages: all });
}
