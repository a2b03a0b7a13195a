import type { Localised } from "../../../contract/localised.ts";

/** The text in the interface's language; Turkish for one that it does not have. */
export function localisedText(text: Localised, locale: string): string {
  return locale === "en" ? text.en : text.tr;
}
