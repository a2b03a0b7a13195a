import type { Messages } from "@lingui/core";
import { allExamples } from "./examples/all.ts";

/** Names that English takes over, and the initials of the examples' player. */
const names = ["Türkiye", "Curaçao", "DÖ"];

const files = await Promise.all(
  ["header-menu", "footer-menu", "languages", "partners", "investment-methods"].map(
    async (name) => (await fetch(`/data/${name}.json`)).json() as Promise<unknown>,
  ),
);

/** The operator's own texts in the contract's examples, longest first: they are in the operator's language. */
const contents = [...new Set([...textsIn([allExamples.map(({ answer }) => answer), files]), ...names])].sort(
  (one, other) => other.length - one.length,
);

/** All texts in an answer: also those within HTML, and within a text that is JSON itself. */
function textsIn(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  if (typeof value !== "string") return [];
  if (/^[[{]/.test(value)) return textsIn(JSON.parse(value));
  return value
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text.length > 1);
}

const catalogues = import.meta.glob<{ messages: Messages }>("../locales/**/*.po", { eager: true });
const textsOfSite = (language: string) =>
  Object.entries(catalogues)
    .filter(([path]) => path.endsWith(`/${language}.po`))
    .flatMap(([, { messages }]) => Object.values(messages).map(String));
const englishTexts = new Set(textsOfSite("en"));
/** The site's own texts that are other ones in English. */
const turkishTexts = new Set(textsOfSite("tr").filter((text) => !englishTexts.has(text)));

/** The attributes whose texts a player reads or hears, or a search engine shows. */
const attributes = ["alt", "aria-description", "aria-label", "aria-valuetext", "content", "placeholder", "title"];

/**
 * Returns each text below an element that is Turkish: one that the site itself has in Turkish, or one with letters that English
 * has not. Neither what the operator sent nor names count, nor what is marked as another language's.
 */
export function turkishIn(root: Element): readonly string[] {
  const texts = new Set<string>();
  for (const element of [root, ...root.querySelectorAll("*")]) {
    if (element.closest('[lang]:not([lang="en"]), script, style')) continue;
    for (const name of attributes) texts.add(element.getAttribute(name) ?? "");
    for (const node of element.childNodes) if (node instanceof Text) texts.add(node.data);
  }
  texts.delete("");
  return [...texts].filter((text) => {
    const own = contents.reduce((rest, content) => rest.replaceAll(content, ""), text).trim();
    return /[ğışçöüĞİŞÇÖÜ]/.test(own) || turkishTexts.has(own);
  });
}
