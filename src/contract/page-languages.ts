/** The languages of the interface. The first is the default. */
export const pageLanguages = ["tr", "en"] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** The search parameter that shows a page in another language than the default for this visit. */
export const languageParameter = "lang";

/** Returns the address of a page in a language: `/promotions?id=1&lang=en`. The default language needs no parameter. */
export function pathIn(language: PageLanguage, path: string): string {
  if (language === pageLanguages[0]) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${languageParameter}=${language}`;
}
