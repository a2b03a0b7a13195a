import { describe, expect, it } from "vitest";
import { readHtml } from "./testing/html.ts";
import { isKnownPath } from "./testing/site-paths.ts";
import { htmlTexts, plainTexts } from "./testing/texts.ts";

/** The numbers of a text without separators, sorted: 1.000, 1,000 and 1000 are the same. */
function figures(text: string): string[] {
  const digits = text.replaceAll(/<[^>]*>/g, " ").replaceAll(/(?<=\d)[.,:](?=\d)/g, "");
  return [...digits.matchAll(/\d+/g)].map(([figure]) => figure).toSorted();
}

/** Mistakes that a native reader would notice. */
const slips = {
  tr: [/\d\s?%/, /TRY \d/, /\d TL\b/, /\d,\d{3}\b/, /\b(the|and|your)\b/i, /\bsen(in|i|de)?\b/i],
  en: [/%\d/, /TRY \d/, /\d TL\b/, /\d\.\d{3}\b/, /[çğışöüİ]/],
};
/** Words for which the site has another, so that one thing has one name in the pages and in the demo's texts. */
const otherWords = {
  tr: [
    wholeWord("bütün"),
    wholeWord("ya da"),
    wholeWord("kendiliğinden"),
    wordWith("kampanya"),
    wordWith("ötek"),
    wordWith("öbür"),
    wordWith("denet"),
    wordWith("oynaklı"),
    wordWith("süzgeç|süze"),
    wordWith("parola"),
    wordWith("iletiler|iletisi"),
    wordWith("üye ol"),
    wordWith("oturum aç"),
    wordWith("yeniden dene"),
    wordWith("sık sorulan"),
    wordWith("işlem geçmiş"),
    wordWith("bonuslarım"),
    wordWith("iki adımlı doğrulama"),
    // "Sınırlı" and "sınırlar" (limited, limits) are no other words for a limit.
    wordWith("sınır(?!l[aı])|sınırları"),
  ],
  en: [wordWith("sign(?:s|ed|ing)?[ -](?:in|out)"), wordWith("two-factor"), wordWith("campaign")],
};
function wholeWord(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
}
/** Matches words that begin like this, with any suffix. */
function wordWith(beginning: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${beginning})`, "iu");
}

/** Names that keep their Turkish spelling in English. */
const names = /Türkiye|İznik|Heybe Cüzdan/g;
const typewriter = /["']| - |\.\.\.| {2}/;

describe.each(htmlTexts)("$name", ({ text }) => {
  const [tr, en] = [readHtml(text.tr), readHtml(text.en)];

  it("is HTML of the allowed kind, not empty, in both languages", () => {
    expect(tr.faults).toEqual([]);
    expect(en.faults).toEqual([]);
    expect(tr.texts.join("").length).toBeGreaterThan(60);
  });

  it("links only to pages of this site, the same in both languages", () => {
    expect(tr.links.filter((link) => !isKnownPath(link))).toEqual([]);
    expect(en.links.toSorted()).toEqual(tr.links.toSorted());
  });

  it("has the same structure and figures in both languages", () => {
    const blocks = (tags: readonly string[]) => tags.filter((tag) => tag !== "a" && tag !== "strong");
    expect(blocks(en.tags)).toEqual(blocks(tr.tags));
    expect(figures(text.en)).toEqual(figures(text.tr));
  });

  it.each(["tr", "en"] as const)("follows the typography of its language, in %s", (language) => {
    const { texts } = language === "tr" ? tr : en;
    for (const piece of texts.map((each) => each.replaceAll(names, "X"))) {
      for (const slip of [...slips[language], typewriter]) expect(piece).not.toMatch(slip);
    }
  });

  it.each(["tr", "en"] as const)("uses the site's own words, in %s", (language) => {
    const { texts } = language === "tr" ? tr : en;
    for (const piece of texts) {
      for (const word of otherWords[language]) expect(piece).not.toMatch(word);
    }
  });
});

describe.each(plainTexts)("$name", ({ text }) => {
  it("has both languages, without markup, in their typography and the site's own words", () => {
    for (const language of ["tr", "en"] as const) {
      expect(text[language].trim()).not.toBe("");
      for (const slip of [...slips[language], ...otherWords[language], typewriter, /[<>&]/]) {
        expect(text[language]).not.toMatch(slip);
      }
    }
    expect(figures(text.en)).toEqual(figures(text.tr));
  });
});

describe("the pages of rules", () => {
  const isPage = (name: string) => /^\p{L}+$/u.test(name) && name !== "bottomBarInfo";
  const pages = htmlTexts.filter(({ name }) => isPage(name));

  it.each(pages)("$name is a page, not a note", ({ text }) => {
    for (const { tags, texts } of [readHtml(text.tr), readHtml(text.en)]) {
      expect(tags.filter((tag) => tag === "h2").length).toBeGreaterThanOrEqual(3);
      expect(texts.join(" ").split(/\s+/).length).toBeGreaterThan(150);
    }
  });
});
