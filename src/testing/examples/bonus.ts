import { bonusClaim, bonusListAvailable } from "../../contract/bonus.ts";
import { example } from "./example.ts";

const offer = {
  id: 6,
  title: "Yatırım bonusu",
  Text: "<p>Yatırımınıza %20 bonus.</p>",
  percent: 20,
  amount: "100.00",
  wagering: "1000.00",
  wagered: "0.00",
  expiresAt: "2026-12-01T23:59:00+03:00",
  state: "available",
} as const;

const notes = {
  "[].percent": "of the deposit",
  "[].wagering": "the turnover that the bonus asks for",
  "[].wagered": "how much of it is done",
};

export const bonusExamples = [
  example(bonusListAvailable, {
    about: "The player's bonuses in all states.",
    request: {},
    answer: [offer],
    notes,
  }),
  example(bonusClaim, {
    about: "Claims a bonus. The answer is the whole list of bonuses.",
    request: { id: 6 },
    answer: [{ ...offer, state: "active" }],
    notes,
  }),
];
