/** The player's transactions, the filters for them, and the statement of a period. */
import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { list } from "./list.ts";
import {
  requestMoney,
  bareDate,
  count,
  dateOrMoment,
  flag,
  id,
  ifFits,
  maybe,
  moment,
  money,
  noData,
  rows,
  text,
} from "./values.ts";

/** A cancelled transaction did not change the balance. */
export const transactionStatuses = { new: "1001", approved: "1002", cancelled: "1003" } as const;
export type TransactionStatus = (typeof transactionStatuses)[keyof typeof transactionStatuses];

export const transactionCategories = { bet: "1", deposit: "2", withdraw: "3", bonus: "4" } as const;
export type TransactionCategory = (typeof transactionCategories)[keyof typeof transactionCategories];

export const transaction = v.object({
  id,
  createdAt: moment,
  transaction_category_id: id,
  category: id,
  sub_category: ifFits(id),
  type: id,
  /** The signed change of the balance; for a new transaction, the change if it is approved. */
  amount: money,
  balanceAfter: ifFits(money),
  currency: text,
  transaction_status: id,
  /** When a deposit or withdrawal was approved or cancelled. */
  decidedAt: ifFits(moment),
  method: ifFits(text),
  game: ifFits(text),
  note: ifFits(text),
  /** The ticket of the New Year lottery. */
  ticketNumber: ifFits(id),
});
export type Transaction = v.InferOutput<typeof transaction>;

/** A type, category or sub-category to filter by. */
export const transactionFilter = v.object({ id, name: text, parentId: ifFits(id) });
export type TransactionFilter = v.InferOutput<typeof transactionFilter>;

/** Identifies a filter in its list: two categories may have a sub-category with the same id. */
export const filterKey = ({ id, parentId }: TransactionFilter) => `${parentId ?? ""} ${id}`;

/** An empty text means all. */
const filter = maybe(v.union([v.literal(""), id]));

export const financeListTransactions = declareCall({
  class: "finance",
  method: "list_transactions",
  access: "player",
  cache: "player",
  effect: "read",
  tellsOutcome: true,
  list: true,
  request: v.object({
    limit: rows,
    offset: rows,
    OrderDir: maybe(v.picklist(["ASC", "DESC", ""])),
    OrderPar: maybe(v.picklist(["createdAt", "amount", "id", ""])),
    searchType: filter,
    searchCategory: filter,
    searchID: filter,
    startDate: maybe(bareDate),
    endDate: maybe(bareDate),
    searchMinAmount: maybe(v.union([v.literal(""), requestMoney])),
    status: filter,
    concatRequire: maybe(flag),
  }),
  answer: list(transaction),
});

/** The request for a category's latest rows, newest first, without any other filter. */
export const latestTransactions = (searchCategory: TransactionCategory, limit: number) =>
  ({
    limit,
    offset: 0,
    OrderDir: "DESC",
    OrderPar: "createdAt",
    searchType: "",
    searchCategory,
    searchID: "",
    startDate: "",
    endDate: "",
    searchMinAmount: "",
    status: "",
    concatRequire: false,
  }) as const;

export const financeListTypesFrontend = declareCall({
  class: "finance",
  method: "list_types_frontend",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  request: noData,
  answer: list(transactionFilter, filterKey),
});

export const financeListCategories = declareCall({
  class: "finance",
  method: "list_categories",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  request: noData,
  answer: list(transactionFilter, filterKey),
});

export const financeListSubCategories = declareCall({
  class: "finance",
  method: "list_sub_categories",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  request: noData,
  answer: list(transactionFilter, filterKey),
});

/**
 * The sums of a period. All are positive except `net`, the result of games: wins minus bets. A refunded bet counts among
 * the wins, so that it is returned in `net`.
 */
export const statement = v.object({
  deposits: money,
  withdrawals: money,
  bets: money,
  wins: money,
  bonuses: money,
  net: money,
  /** For how long the player was signed in, in minutes. */
  minutes: ifFits(count),
  days: list(v.object({ date: bareDate, deposits: money, withdrawals: money, net: money }), ({ date }) => date),
});
export type Statement = v.InferOutput<typeof statement>;

/**
 * For a period that begins with the session, `net` is the result of this session. The filters are those of
 * `financeListTransactions`. Send them only to operators with the extension `sums`: others ignore them.
 */
export const financeStatement = declareCall({
  class: "finance",
  method: "statement",
  access: "player",
  cache: "player",
  effect: "read",
  extension: "statement",
  request: v.object({
    startDate: dateOrMoment,
    endDate: dateOrMoment,
    searchType: filter,
    searchCategory: filter,
    searchID: filter,
    searchMinAmount: maybe(v.union([v.literal(""), requestMoney])),
  }),
  answer: statement,
});
