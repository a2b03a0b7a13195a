/** The operator's texts for players and for the back office: one JSON file per language. */
import type { Localised } from "../lib/language.ts";
import en from "./en.json" with { type: "json" };
import tr from "./tr.json" with { type: "json" };

/** The texts of all languages side by side. */
type Paired<Texts> = Texts extends string ? Localised : { readonly [Name in keyof Texts]: Paired<Texts[Name]> };

/** The texts by section and name. The types check that every language has the same ones. */
export const texts: Paired<typeof tr> = paired(tr satisfies typeof en, en satisfies typeof tr);

function paired<Texts extends object>(turkish: Texts, english: Texts): Paired<Texts> {
  const pairs = Object.entries(turkish).map(([name, text]: [string, string | object]) => {
    const translation = english[name as keyof Texts] as typeof text;
    const isText = typeof text === "string" || typeof translation === "string";
    return [name, isText ? { tr: text, en: translation } : paired(text, translation)];
  });
  return Object.fromEntries(pairs) as Paired<Texts>;
}

/** Replaces the names in braces with their values. A name without a value stays as it is. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}

/** Like `filled`, for every language. A value is one text for all languages, or a text for each. */
export function filledInAll({ tr, en }: Localised, values: Readonly<Record<string, string | Localised>>): Localised {
  const valuesIn = (language: keyof Localised) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? value : value[language]]),
    );
  return { tr: filled(tr, valuesIn("tr")), en: filled(en, valuesIn("en")) };
}
