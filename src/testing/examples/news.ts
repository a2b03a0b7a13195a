import { betframeGetCoupons, betframeSumCoupons } from "../../contract/betframe.ts";
import { crmListMassMessages } from "../../contract/crm.ts";
import { habaneroGetJackpots } from "../../contract/habanero.ts";
import { example } from "./example.ts";

/** Examples of coupons, jackpots and messages to all players. */
export const newsExamples = [
  example(betframeGetCoupons, {
    about: "The player's sports bets, placed between two dates, newest first.",
    request: { startDate: "2026-10-22", endDate: "2026-11-21", limit: 20, offset: 0, state: "open" },
    answer: [
      {
        id: "C-90113",
        placedAt: "2026-11-21T14:03:00+03:00",
        stake: "100.00",
        possibleWin: "385.00",
        odds: 3.85,
        state: "open",
        selections: [
          {
            event: "Kuzeyspor – Güneyspor",
            market: "Maç sonucu",
            pick: "Kuzeyspor",
            odds: 3.85,
            startsAt: "2026-11-21T19:00:00+03:00",
          },
        ],
      },
    ],
    pagination: { limit: 20, total: 1, offset: 0 },
    notes: {
      state: "`closed` is every coupon that is no longer open",
      "[].win": "what was paid out, of a coupon that is won or void",
      "[].odds": "the product of the selections' odds",
    },
  }),
  example(betframeSumCoupons, {
    about:
      "The sums of all coupons that `betframe/getCoupons` lists for the same dates and state, by the date on which they were placed. An open coupon has won nothing yet; a void one has won its stake back.",
    request: { startDate: "2026-10-22", endDate: "2026-11-21", state: "closed" },
    answer: { stakes: "640.00", wins: "512.50", net: "-127.50" },
    notes: { state: "`closed` is every coupon that is no longer open", net: "wins less stakes" },
  }),
  example(habaneroGetJackpots, {
    about: "The jackpots. The site shows the first one.",
    request: {},
    answer: [
      {
        id: 1,
        name: "Elmas Jackpot",
        amount: "1284503.77",
        currency: "TRY",
        updatedAt: "2026-11-21T14:05:00+03:00",
      },
    ],
  }),
  example(crmListMassMessages, {
    about: "Messages to all players, newest first.",
    request: { limit: 10, offset: 0 },
    answer: [
      {
        id: 58,
        title: "Kış turnuvası başladı",
        Text: "<p>Katılmak için turnuva oyunlarından birini açmanız yeterli.</p>",
        createdAt: "2026-11-20T18:00:00+03:00",
      },
    ],
    pagination: { limit: 10, total: 1, offset: 0 },
  }),
];
