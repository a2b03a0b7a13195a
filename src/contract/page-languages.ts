/** The languages of the interface, the default first. */
export const pageLanguages = ["tr", "en"] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** The parameter of an address that shows the page in another language than the default, for that visit. */
export const languageParameter = "lang";

/** The address of a page in a language: `/promotions?id=1&lang=en`; the default one stays as it is. */
export function pathIn(language: PageLanguage, path: string): string {
  if (language === pageLanguages[0]) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${languageParameter}=${language}`;
}
