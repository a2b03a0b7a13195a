import type { Localised, SeedInformation } from "../../types.ts";
import { accountQuestions } from "../faq/account.ts";
import { bonusQuestions } from "../faq/bonuses.ts";
import { gameQuestions } from "../faq/games.ts";
import { moneyQuestions } from "../faq/money.ts";
import { securityQuestions } from "../faq/security.ts";
import { wellbeingQuestions } from "../faq/wellbeing.ts";

const questions = [
  ...accountQuestions,
  ...securityQuestions,
  ...moneyQuestions,
  ...bonusQuestions,
  ...gameQuestions,
  ...wellbeingQuestions,
];

function inLanguage(language: keyof Localised): string {
  return JSON.stringify(
    questions.map(({ question, answer }) => ({
      question: question[language],
      answer: answer[language],
    })),
  );
}

export const faq: SeedInformation = {
  infType: "SSSinformation",
  title: { tr: "Sıkça sorulan sorular", en: "Frequently asked questions" },
  text: { tr: inLanguage("tr"), en: inLanguage("en") },
};
