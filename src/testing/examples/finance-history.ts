import {
  financeListCategories,
  financeListSubCategories,
  financeListTransactions,
  financeListTypesFrontend,
  financeStatement,
} from "../../contract/finance-history.ts";
import { example } from "./example.ts";

export const financeHistoryExamples = [
  example(financeListTransactions, {
    about:
      "The player's transactions. Empty filters match all. A cancelled transaction did not change the balance; a withdrawal's money is held from the moment it is requested. The front end searches a lottery ticket's number among the rows it has fetched.",
    request: {
      limit: 10,
      offset: 0,
      OrderDir: "DESC",
      OrderPar: "createdAt",
      searchType: "",
      searchCategory: 2,
      searchID: "",
      startDate: "2026-08-23",
      endDate: "2026-11-21",
      searchMinAmount: "",
      status: 1002,
      concatRequire: 0,
    },
    answer: [
      {
        id: 884120,
        createdAt: "2026-11-21T13:40:00+03:00",
        transaction_category_id: 2,
        category: "Yatırım",
        sub_category: "Banka",
        type: "Havale",
        amount: "500.00",
        balanceAfter: "1250.50",
        currency: "TRY",
        transaction_status: 1002,
        decidedAt: "2026-11-21T13:52:00+03:00",
        method: "Havale",
      },
    ],
    pagination: { limit: 10, total: 1, offset: 0 },
    notes: {
      searchType: "of `finance/list_types_frontend`",
      searchCategory: "of `finance/list_categories`: 1 bet or game, 2 deposit, 3 withdraw, 4 bonus",
      searchID: "of `finance/list_sub_categories`",
      status: "1001 new, 1002 approved, 1003 cancelled",
      concatRequire:
        "1 when the rows will be appended to those of an earlier page, 0 when they begin a list; may be ignored",
      "[].transaction_status": "1001 new, 1002 approved, 1003 cancelled",
      "[].amount": "signed: what it did, or would do, to the wallet",
      "[].decidedAt": "when a deposit or withdrawal was approved or cancelled; the front end shows it",
      "[].ticketNumber": "of the New Year lottery",
    },
  }),
  example(financeListTypesFrontend, {
    about: "The types of transactions to filter by.",
    request: {},
    answer: [{ id: 5, name: "Havale", parentId: 2 }],
  }),
  example(financeListCategories, {
    about: "The categories of transactions to filter by: 1 bet or game, 2 deposit, 3 withdraw, 4 bonus.",
    request: {},
    answer: [{ id: 2, name: "Yatırım" }],
  }),
  example(financeListSubCategories, {
    about: "The sub-categories of transactions to filter by.",
    request: {},
    answer: [{ id: 14, name: "Banka", parentId: 2 }],
  }),
  example(financeStatement, {
    about:
      "The sums of a period, of any length. `startDate` may be the moment at which the session began; the sums then give the net result of the session. Only approved transactions count. With the extension `sums` the filters of `finance/list_transactions` hold, too; without it the front end sends none.",
    request: { startDate: "2026-11-01", endDate: "2026-11-21", searchCategory: "", searchMinAmount: "" },
    answer: {
      deposits: "2000.00",
      withdrawals: "750.00",
      bets: "3100.00",
      wins: "2890.50",
      bonuses: "100.00",
      net: "-209.50",
      minutes: 415,
      days: [{ date: "2026-11-21", deposits: "500.00", withdrawals: "0.00", net: "-40.00" }],
    },
    notes: {
      net: "the result of games: wins less bets, with refunded bets among the wins; every other sum is positive",
      minutes: "for how long the player was signed in, in whole minutes; leave it out where you do not know it",
    },
  }),
];
