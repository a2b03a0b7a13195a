import { readFaq } from "../../../src/contract/information.ts";
import { seedContent } from "../../content.ts";
import type { Localised } from "../../../operator/lib/language.ts";

/** A text of the seed and its location. */
export interface NamedText {
  readonly name: string;
  readonly text: Localised;
}

const content = seedContent();

/** The InfTypes whose text is JSON. */
export const jsonInfTypes = ["SocialMediaLinks", "SSSinformation"];

function faqTexts(part: "question" | "answer"): NamedText[] {
  const faq = content.information.find(({ infType }) => infType === "SSSinformation");
  const [tr, en] = [readFaq(faq?.text.tr ?? ""), readFaq(faq?.text.en ?? "")];
  return tr.map((entry, index) => ({
    name: `FAQ ${part} ${index + 1}`,
    text: { tr: entry[part], en: en[index]?.[part] ?? "" },
  }));
}

function named<Item extends { readonly id: number }>(
  kind: string,
  items: readonly Item[],
  text: (item: Item) => Localised | undefined,
): NamedText[] {
  return items.flatMap((item) => {
    const found = text(item);
    return found ? [{ name: `${kind} ${item.id}`, text: found }] : [];
  });
}

/** All texts that are HTML. */
export const htmlTexts: readonly NamedText[] = [
  ...content.information
    .filter(({ infType }) => !jsonInfTypes.includes(infType))
    .map(({ infType, text }) => ({ name: infType, text })),
  ...faqTexts("answer"),
  ...named("promotion", content.promotions, ({ html }) => html),
  ...named("tournament", content.tournaments, ({ html }) => html),
  ...named("popup", content.popups, ({ html }) => html),
  ...named("message", content.massMessages, ({ html }) => html),
];

/** All texts that are shown as plain text. */
export const plainTexts: readonly NamedText[] = [
  ...content.information.map(({ infType, title }) => ({ name: `${infType} title`, text: title })),
  ...faqTexts("question"),
  ...named("promotion title", content.promotions, ({ title }) => title),
  ...named("promotion summary", content.promotions, ({ summary }) => summary),
  ...named("tournament title", content.tournaments, ({ title }) => title),
  ...named("slider title", content.sliders, ({ title }) => title),
  ...named("slider subtitle", content.sliders, ({ subtitle }) => subtitle),
  ...named("popup title", content.popups, ({ title }) => title),
  ...named("special date", content.specialDates, ({ title }) => title),
  ...named("message title", content.massMessages, ({ title }) => title),
  ...named("jackpot", content.jackpots, ({ name }) => name),
];
