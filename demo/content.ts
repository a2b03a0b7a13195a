import { readFileSync } from "node:fs";
import type { SeedContent, SeedInformation } from "./types.ts";
import type { Localised } from "../operator/lib/language.ts";

const demo = new URL("./", import.meta.url);

/**
 * An entry of `demo/data/content.json` whose text is in the file
 * `demo/texts/<language>/<folder>/<file>.html`.
 */
type Filed<Entry, Key extends keyof Entry> = Omit<Entry, Key> & { readonly file: string };
type Entry<List extends keyof SeedContent> = SeedContent[List][number];

interface ContentFile extends Omit<
  SeedContent,
  "promotions" | "popups" | "tournaments" | "massMessages" | "information"
> {
  readonly promotions: readonly Filed<Entry<"promotions">, "html">[];
  readonly popups: readonly Filed<Entry<"popups">, "html">[];
  readonly tournaments: readonly Filed<Entry<"tournaments">, "html">[];
  readonly massMessages: readonly Filed<Entry<"massMessages">, "html">[];
  /**
   * The two pages that are not HTML on the wire. `links` is JSON in content.json; questions are headings, see
   * `questionsIn`.
   */
  readonly information: readonly (Omit<SeedInformation, "text"> & {
    readonly file?: string;
    readonly links?: object;
  })[];
}

/** The demo's content in Turkish and English. */
export function seedContent(): SeedContent {
  const content = JSON.parse(readFileSync(new URL("data/content.json", demo), "utf8")) as ContentFile;
  return {
    ...content,
    promotions: content.promotions.map(({ file, ...promotion }) => ({ ...promotion, html: read("promotions", file) })),
    popups: content.popups.map(({ file, ...popup }) => ({ ...popup, html: read("popups", file) })),
    tournaments: content.tournaments.map(({ file, ...tournament }) => ({
      ...tournament,
      html: read("tournaments", file),
    })),
    massMessages: content.massMessages.map(({ file, ...message }) => ({ ...message, html: read("messages", file) })),
    information: content.information.map(({ file, links, ...page }) => ({
      ...page,
      text: textOf(page.infType, file, links),
    })),
  };
}

function textOf(infType: string, file = "", links: object | undefined): Localised {
  if (links) return { tr: JSON.stringify(links), en: JSON.stringify(links) };
  const { tr, en } = read("information", file);
  return infType === "SSSinformation" ? { tr: questionsIn(tr), en: questionsIn(en) } : { tr, en };
}

/** Each `<h2>` is a question; its answer follows. */
function questionsIn(html: string): string {
  const questions = Array.from(html.matchAll(/<h2>(.*)<\/h2>\n([^]*?)(?=\n*<h2>|$)/g), ([, question, answer]) => ({
    question,
    answer,
  }));
  return JSON.stringify(questions);
}

function read(folder: string, file: string): Localised {
  const inLanguage = (language: keyof Localised) =>
    readFileSync(new URL(`texts/${language}/${folder}/${file}.html`, demo), "utf8").trim();
  return { tr: inLanguage("tr"), en: inLanguage("en") };
}
