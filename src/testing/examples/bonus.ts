import { bonusCancel, bonusClaim, bonusListAvailable } from "../../contract/bonus.ts";
import { example } from "./example.ts";

const offer = {
  id: 6,
  title: "Yatırım bonusu",
  Text: "<p>Yatırımınıza %20 bonus.</p>",
  percent: 20,
  amount: "100.00",
  wagering: "1000.00",
  claimable: true,
  minDeposit: "100.00",
  maxAmount: "500.00",
  days: 7,
  state: "available",
} as const;
const running = {
  id: 61,
  title: offer.title,
  Text: offer.Text,
  amount: "100.00",
  wagering: "1000.00",
  wagered: "240.00",
  expiresAt: "2026-12-01T23:59:00+03:00",
  state: "active",
} as const;
const refused = {
  ...offer,
  id: 7,
  title: "Kayıp bonusu",
  claimable: false,
  reason: "Devam eden bir bonusunuz var.",
} as const;

const notes = {
  "[].percent": "of the deposit",
  "[].wagering": "the turnover that the bonus asks for",
  "[].wagered": "how much of it is done",
  "[].amount": "of a share of a deposit or a loss: what a claim would give now",
  "[].claimable": "of an available one: whether a claim would be accepted now. Missing: the front end offers the claim",
  "[].reason": "why not, for the player",
  "[].minDeposit": "the smallest deposit that it is given for",
  "[].maxAmount": "the most that is given",
  "[].days": "how long the player has for it, from the claim on",
};

export const bonusExamples = [
  example(bonusListAvailable, {
    about: "The player's bonuses in all states.",
    request: {},
    answer: [offer, refused],
    notes,
  }),
  example(bonusClaim, {
    about: "Claims a bonus. The answer is the whole list of bonuses.",
    request: { id: 6 },
    answer: [{ ...running, wagered: "0.00" }, refused],
    notes,
  }),
  example(bonusCancel, {
    about:
      "Gives a running bonus up. What is left of it and what was won with it, the balance's `bonus`, are lost; it is then `expired`, and keeps no money back any more. A bonus that is not running is refused. The answer is the whole list of bonuses.",
    request: { id: 61 },
    answer: [offer, { ...running, state: "expired" }],
    notes,
  }),
];
