import { readOptions } from "../../api/query.ts";
import type { CashDirection } from "../../contract/cash-method.ts";
import { envoyGetDepositAmounts } from "../../contract/envoy.ts";
import {
  financeListCashMethods,
  financeListCashMethodsNew,
  financeListHighlightedCashMethods,
} from "../../contract/finance.ts";
import { financeGetBankAccount, financeListBankAccounts, financeListBanks } from "../../contract/finance-banks.ts";

/** All methods of a direction. Already loaded at log-in (product.md 1.5). */
export const methodsOptions = (direction: CashDirection) => readOptions(financeListCashMethodsNew, { Type: direction });

/** One method by its id, also if it is not among all. */
export const methodOptions = (direction: CashDirection, methodID: string) =>
  readOptions(financeListCashMethodsNew, { Type: direction, methodID });

export const highlightedOptions = (direction: CashDirection) =>
  readOptions(financeListHighlightedCashMethods, { Type: direction });

/** The form of a method, whether or not it is one of the player's favourites. The first record has it. */
export const formOptions = (direction: CashDirection, methodID: string) =>
  readOptions(financeListCashMethods, { Type: direction, methodID, favorites: 0 });

/** The operator's banks, with its accounts there. */
export const banksOptions = () => readOptions(financeListBanks, { typeID: "1" });

/** The player's own bank accounts. */
export const bankAccountsOptions = () => readOptions(financeListBankAccounts, { SiteType: "desktop", showPrepaid: 1 });

/** One of the player's own bank accounts. */
export const bankAccountOptions = (bankAccountID: string) =>
  readOptions(financeGetBankAccount, { bankID: bankAccountID });

/** The amounts that can be deposited with a `bankcode`. */
export const depositAmountsOptions = (bankcode: string) => readOptions(envoyGetDepositAmounts, { bankcode });
