export type Language = "tr" | "en";

/** A text for players in each language. */
export interface Localised {
  readonly tr: string;
  readonly en: string;
}

/** The language of `Lang` or of a preference list such as `Accept-Language`. Turkish if neither is supported. */
export function languageOf(preference: unknown): Language {
  const first = typeof preference === "string" ? preference.trim().slice(0, 2).toLowerCase() : "";
  return first === "en" ? "en" : "tr";
}

/** The text in the requested language. */
export function inLanguage(text: Localised, language: Language): string {
  return text[language];
}
