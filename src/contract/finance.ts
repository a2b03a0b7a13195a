/**
 * Balance, cash methods and bank transfers. The player's bank accounts are in finance-banks.ts, the
 * history in finance-history.ts.
 */
import * as v from "valibot";
import {
  cashDirection,
  cashForm,
  cashFormValue,
  cashMethod,
  cashTransfer,
  singleCashMethod,
} from "./cash-method.ts";
import { declareCall } from "./declaration.ts";
import { list, listLedByFirst, listUnder } from "./list.ts";
import { askedMoney, flag, id, maybe, money, noData, nothing, text } from "./values.ts";

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

export const balance = v.object({ balance: money, bonus: maybe(money), currency: text });
export type Balance = v.InferOutput<typeof balance>;

/** The first record is the balance; none means 0. When the first does not fit, the balance is unknown. */
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

export const financeListCashMethodsNew = declareCall({
  class: "finance",
  method: "list_cash_methods_new",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  request: v.object({ Type: cashDirection, methodID: maybe(id) }),
  answer: listUnder("methods_list", cashMethod),
});

/** The form of one method: that of the first record. */
export const financeListCashMethods = declareCall({
  class: "finance",
  method: "list_cash_methods",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  request: v.object({ Type: cashDirection, methodID: id, favorites: maybe(flag) }),
  answer: list(cashForm),
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

/** The method, the amount, and whatever else the method's form asks for. */
const bankTransfer = v.objectWithRest({ methodID: id, amount: askedMoney }, cashFormValue);

/** A deposit with transfer type 1. */
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

/** A deposit with transfer type 3. */
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
