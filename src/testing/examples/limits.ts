import {
  limitsCancelPending,
  limitsConfirm,
  limitsGet,
  limitsSelfExclude,
  limitsSet,
  limitsTimeOut,
} from "../../contract/limits.ts";
import { example } from "./example.ts";

const limits = {
  deposit: { day: "500.00", week: "2000.00", month: null },
  loss: { day: null, week: "1000.00", month: null },
  session: { minutes: 120 },
  realityCheck: { minutes: 30 },
  raiseAfterHours: 72,
  pending: [
    {
      id: 17,
      kind: "deposit",
      period: "day",
      value: "800.00",
      effectiveAt: "2026-11-24T14:00:00+03:00",
    },
  ],
  used: {
    deposit: { day: "500.00", week: "500.00", month: "2000.00" },
    loss: { day: "40.00", week: "209.50", month: "209.50" },
  },
} as const;

const notes = {
  "pending[].period": "of a deposit or loss limit",
  "selfExclusion.until": "null is for ever",
  raiseAfterHours: "how long a raise waits: 72, unless the operator says otherwise",
};

export const limitsExamples = [
  example(limitsGet, {
    about:
      "The limits that the player set, how much of each is used, and pending raises. A null value means no limit. Days are calendar days, weeks begin on Monday, months are calendar months.",
    request: {},
    answer: limits,
    notes,
  }),
  example(limitsSet, {
    about:
      "Sets one limit. A lower one takes effect at once; a higher one, or none, only after `raiseAfterHours`, and must then be confirmed. A new set replaces the pending one.",
    request: { kind: "deposit", period: "day", value: "800.00" },
    answer: limits,
    notes: {
      ...notes,
      period: "for deposit and loss",
      value: "money for deposit and loss, minutes for session and realityCheck, null for no limit",
    },
  }),
  example(limitsConfirm, {
    about: "Confirms a pending raise after its delay.",
    request: { id: 17 },
    answer: limits,
    notes,
  }),
  example(limitsCancelPending, {
    about: "Cancels a pending raise.",
    request: { id: 17 },
    answer: { ...limits, pending: [] },
    notes,
  }),
  example(limitsTimeOut, {
    about: "A time-out: ends every session at once. Until it is over, log-in is refused with `data.until`.",
    request: { days: 7 },
    answer: null,
  }),
  example(limitsSelfExclude, {
    about: "Self-exclusion: ends every session at once. Log-in is refused with `data.until`.",
    request: { months: 6 },
    answer: null,
    notes: { months: "null is for ever" },
  }),
];
