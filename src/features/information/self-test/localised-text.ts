import type { Localised } from "../../../contract/localised.ts";

/** Returns the text in the language of the interface, or in Turkish if there is none. */
export function localisedText(text: Localised, locale: string): string {
  return locale === "en" ? text.en : text.tr;
}
