import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { gift, offers } from "../bonuses.ts";
import { depositDays } from "../../operator/money/bonus-offers.ts";
import { texts } from "../../operator/texts/texts.ts";
import { seedContent } from "../content.ts";
import { htmlTexts, plainTexts } from "./testing/texts.ts";

const languages = ["tr", "en"] as const;
type Language = (typeof languages)[number];

/** What texts call each offer. */
const names: Readonly<Record<string, Readonly<Record<Language, RegExp>>>> = {
  welcome: { tr: /hoş geldin bonus/i, en: /welcome bonus/i },
  deposit: { tr: /(?<!son )yatırım bonus/i, en: /deposit bonus/i },
  loss: { tr: /kayıp bonus/i, en: /casino discount/i },
  slot: { tr: /deneme bonus/i, en: /trial bonus/i },
  gift: { tr: /sadakat bonus/i, en: /loyalty bonus/i },
};

const money = (amount: string | undefined) => (amount === undefined ? [] : [`₺${Number(amount)}`]);

/** The figures that a text about each offer may have. Only the gift is not in bonuses.json: the operator chooses it. */
const figures: Readonly<Record<string, readonly string[]>> = {
  gift: figuresOf(gift.text.en),
  ...Object.fromEntries(
    offers.map(({ id, amount, percent, most, minDeposit, lossOn, turns, days }) => [
      id,
      [
        ...money(amount),
        ...money(most),
        ...money(minDeposit),
        ...money(lossOn?.least),
        ...(percent === undefined ? [] : [`${percent}%`]),
        ...(turns > 0 ? [`${turns} times`, `${days} days`] : []),
        ...(amount === undefined ? [] : money(String(Number(amount) * turns))),
        ...(amount === undefined && !lossOn ? [`${depositDays} days`] : []),
      ],
    ]),
  ),
};

/** The amounts, shares, turns and days of a text, in one form for both languages. */
function figuresOf(text: string): readonly string[] {
  const plain = text.replaceAll(/<[^>]*>/g, " ").replaceAll(/(?<=\d)[.,](?=\d{3})/g, "");
  const found = plain.matchAll(/₺(\d+)|%(\d+)|(\d+)%|(\d+) (?:kat|times?\b)|(\d+) (?:gün|days?\b)/g);
  return [...found].map(([, amount, before, after, turns, days]) => {
    if (amount) return `₺${amount}`;
    if (turns) return `${turns} times`;
    return days ? `${days} days` : `${before ?? after}%`;
  });
}

/** Splits a text into its paragraphs, items and rows. */
const blocksOf = (text: string) =>
  text.split(/<\/(?:p|li|tr|h\d|dd)>|(?<=[.:;]) /).filter((block) => block.trim() !== "");

/** The pieces of all texts, each with its place. A question belongs to the pieces of its answer. */
function pieces(language: Language) {
  const questions = plainTexts.filter(({ name }) => name.startsWith("FAQ question"));
  const cards = [gift, ...offers].flatMap(({ title, text }) => {
    const whole = { tr: `${title.tr}: ${text.tr}`, en: `${title.en}: ${text.en}` };
    return { name: `card of ${title.en}`, text: whole };
  });
  return [...htmlTexts, ...plainTexts, ...cards].flatMap(({ name, text }) => {
    const question = questions.find((asked) => asked.name === name.replace("answer", "question"));
    const about = name.startsWith("FAQ answer") ? `${question?.text[language]} ` : "";
    return blocksOf(text[language]).map((block) => ({ name, text: `${about}${block}` }));
  });
}

/** Whether a text is a sum that adds up: a deposit, its welcome bonus, and the bets that this one takes. */
function isExample(text: string): boolean {
  const welcome = offers.find(({ id }) => id === "welcome");
  const [deposit = 0, bonus, bets] = figuresOf(text).map((figure) => Number(figure.slice(1)));
  const share = (deposit * (welcome?.percent ?? 0)) / 100;
  return text.includes("×") && bonus === share && bets === share * (welcome?.turns ?? 0);
}

describe.each(languages)("whatever names a bonus has its figures, in %s", (language) => {
  it.each(Object.keys(names))("%s", (id) => {
    const about = pieces(language).filter(({ text }) => names[id]?.[language].test(text));
    // A piece that compares offers names more than one of them.
    const allowed = (text: string) =>
      Object.keys(names).flatMap((other) => (names[other]?.[language].test(text) ? (figures[other] ?? []) : []));
    const wrong = about.flatMap(({ name, text }) =>
      figuresOf(text)
        .filter((figure) => !allowed(text).includes(figure) && !isExample(text))
        .map((figure) => `${name}: ${figure} in “${text}”`),
    );
    expect(about.length).toBeGreaterThan(1);
    expect(wrong).toEqual([]);
  });
});

describe("the table of payment methods", () => {
  interface Method {
    readonly name: Readonly<Record<Language, string>>;
    readonly deposit?: object;
    readonly withdraw?: object;
    readonly methods?: readonly Method[];
  }
  const cashier = JSON.parse(readFileSync(new URL("../data/cashier.json", import.meta.url), "utf8")) as {
    readonly methods: readonly Method[];
  };
  const { information } = seedContent();
  const page = information.find(({ infType }) => infType === "FinancialsInformation");
  const yes = { tr: "Var", en: "Yes" };
  const no = { tr: "Yok", en: "No" };

  it.each(languages)("says of each method what the cashier offers, in %s", (language) => {
    const cells = Array.from(page?.text[language].matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td>/g) ?? []);
    const said = Object.fromEntries(cells.map(([, name, deposit, withdrawal]) => [name, [deposit, withdrawal]]));
    const offered = Object.fromEntries(
      cashier.methods.map(({ name, methods, ...own }) => {
        const all = methods ?? [own as Method];
        const words = (is: boolean) => (is ? yes : no)[language];
        return [
          name[language],
          [words(all.some(({ deposit }) => deposit)), words(all.some(({ withdraw }) => withdraw))],
        ];
      }),
    );
    expect(said).toEqual(offered);
  });
});

it.each(languages)("no text says that a bonus cannot be given up, in %s", (language) => {
  const faq = plainTexts.find(({ text }) => /bonustan vazgeçebilir/.test(text.tr));
  const answer = htmlTexts.find(({ name }) => name === faq?.name.replace("question", "answer"));
  expect(answer?.text[language]).toMatch(language === "tr" ? /^<p>Evet/ : /^<p>Yes/);
  const denied =
    language === "tr"
      ? /vazgeçilemez|vazgeçemez/
      : /(?:cannot|can neither|nor) [^.]*give (?:it |the bonus |a bonus )?up/;
  expect(pieces(language).filter(({ text }) => denied.test(text))).toEqual([]);
});

it.each(languages)("the refusals of a deposit’s bonus name the days that it counts, in %s", (language) => {
  const { deposit, smallDeposit } = texts.bonuses;
  for (const reason of [deposit, smallDeposit]) expect(figuresOf(reason[language])).toEqual([`${depositDays} days`]);
});
