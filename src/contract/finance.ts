/**
 * Balance, what can be moved now, cash methods and bank transfers. The player's bank accounts are in finance-banks.ts, the transactions in
 * finance-history.ts.
 */
import * as v from "valibot";
import { cashDirection, cashForm, cashFormValue, cashMethod, cashTransfer, singleCashMethod } from "./cash-method.ts";
import { declareCall } from "./declaration.ts";
import { list, listLedByFirst, listUnder } from "./list.ts";
import { requestMoney, flag, id, ifFits, link, maybe, moment, money, noData, nothing, text } from "./values.ts";

export type {
  CashDirection,
  CashField,
  CashFieldType,
  CashForm,
  CashMethod,
  CashMethodGroup,
  CashTransfer,
  SingleCashMethod,
} from "./cash-method.ts";

export const balance = v.object({ balance: money, bonus: ifFits(money), currency: text });
export type Balance = v.InferOutput<typeof balance>;

/** The first record is the balance; no record means 0. If the first record is invalid, the balance is unknown. */
export const financeCheckBalance = declareCall({
  class: "finance",
  method: "check_balance",
  access: "player",
  cache: "player",
  effect: "read",
  list: true,
  background: true,
  request: noData,
  answer: listLedByFirst(balance),
});

export const eligibilityCodes = ["bonus", "identity", "limit", "pause", "pending", "other"] as const;
export type EligibilityCode = (typeof eligibilityCodes)[number];

/** Why no more can be moved. An unknown code counts as `other`. */
export const eligibilityReason = v.object({
  code: v.fallback(v.picklist(eligibilityCodes), "other"),
  message: text,
  /** What this keeps back; of a limit, the limit itself. */
  amount: ifFits(money),
  until: ifFits(moment),
  /** The page that helps. */
  url: ifFits(link),
});
export type EligibilityReason = v.InferOutput<typeof eligibilityReason>;

/** What can be withdrawn or deposited now. */
export const eligibility = v.object({
  available: money,
  /** The player's own money, and the bonus that is not part of it. */
  own: ifFits(money),
  bonus: ifFits(money),
  /** The sum of requests in this direction that are not decided yet. */
  onTheWay: ifFits(money),
  reasons: list(eligibilityReason),
});
export type Eligibility = v.InferOutput<typeof eligibility>;

/** Never stored: it would promise what is no longer true. */
export const financeEligibility = declareCall({
  class: "finance",
  method: "eligibility",
  access: "player",
  cache: "never",
  effect: "read",
  extension: "eligibility",
  request: v.object({ Type: cashDirection }),
  answer: eligibility,
});

export const financeListCashMethodsNew = declareCall({
  class: "finance",
  method: "list_cash_methods_new",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  request: v.object({ Type: cashDirection, methodID: maybe(id) }),
  answer: listUnder("methods_list", cashMethod, ({ type, id }) => `${type} ${id}`),
});

/** The first record has the form of the method. It is the same with and without `favorites`. */
export const financeListCashMethods = declareCall({
  class: "finance",
  method: "list_cash_methods",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  request: v.object({ Type: cashDirection, methodID: id, favorites: maybe(flag) }),
  answer: listLedByFirst(cashForm),
});

export const financeListHighlightedCashMethods = declareCall({
  class: "finance",
  method: "list_highlighted_cash_methods",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  request: v.object({ Type: cashDirection }),
  answer: list(singleCashMethod),
});

const oneCashMethod = v.object({ id, Type: cashDirection });

export const financeAddFavoriteCashMethod = declareCall({
  class: "finance",
  method: "add_favorite_cash_method",
  access: "player",
  cache: "never",
  effect: "write",
  request: oneCashMethod,
  answer: nothing,
});

export const financeRemoveFavoriteCashMethod = declareCall({
  class: "finance",
  method: "remove_favorite_cash_method",
  access: "player",
  cache: "never",
  effect: "write",
  request: oneCashMethod,
  answer: nothing,
});

export const financeCheckFavoriteCashMethod = declareCall({
  class: "finance",
  method: "check_favorite_cash_method",
  access: "player",
  cache: "never",
  effect: "read",
  request: oneCashMethod,
  answer: v.object({ isFavorite: flag }),
});

/** The method, the amount, and the values of the method's form. */
const bankTransfer = v.objectWithRest({ methodID: id, amount: requestMoney }, cashFormValue);

/** Requests a deposit by a method with transfer type 1. */
export const financeSaveBankTransfer = declareCall({
  class: "finance",
  method: "save_bank_transfer",
  access: "player",
  cache: "never",
  effect: "write",
  idempotent: true,
  request: bankTransfer,
  answer: cashTransfer,
});

/** Requests a deposit by a method with transfer type 3. */
export const financeSaveCepBankTransfer = declareCall({
  class: "finance",
  method: "save_cep_bank_transfer",
  access: "player",
  cache: "never",
  effect: "write",
  idempotent: true,
  request: bankTransfer,
  answer: cashTransfer,
});
