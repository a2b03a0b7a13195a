/** The operator's banks and the player's bank accounts. */
import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { list } from "./list.ts";
import { fieldRefusal, flag, id, ifFits, maybe, nothing, shownImage, shownText, text } from "./values.ts";

/** A bank with the operator's accounts that players can pay into. */
export const bank = v.object({
  bankID: id,
  name: text,
  logo: shownImage,
  /** The five digits of an IBAN after its check digits, by which it names this bank. */
  code: ifFits(text),
  accounts: ifFits(list(v.object({ id, holder: text, iban: text, branch: shownText, accountNumber: shownText }))),
});
export type Bank = v.InferOutput<typeof bank>;

/** A bank account of the player. The branch and the number are optional, as they are when it is saved. */
export const bankAccount = v.object({
  bankAccountID: id,
  bankID: id,
  bankName: text,
  accountHolder: text,
  branchName: ifFits(text),
  accountNumber: ifFits(text),
  iban: text,
  isVerified: ifFits(flag),
});
export type BankAccount = v.InferOutput<typeof bankAccount>;

/** Lists the banks of a type. 1 is banks; the contract names no other type. */
export const financeListBanks = declareCall({
  class: "finance",
  method: "list_banks",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  request: v.object({ typeID: id }),
  answer: list(bank, ({ bankID }) => bankID),
});

/** Lists the player's accounts. `showPrepaid` asks for accounts of prepaid cards, too, where an operator keeps such accounts. */
export const financeListBankAccounts = declareCall({
  class: "finance",
  method: "list_bank_accounts",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  request: v.object({ SiteType: text, showPrepaid: flag }),
  answer: list(bankAccount, ({ bankAccountID }) => bankAccountID),
});

/** The request's field is called bankID, but its value is a bankAccountID. */
export const financeGetBankAccount = declareCall({
  class: "finance",
  method: "get_bank_account",
  access: "player",
  cache: "never",
  effect: "read",
  request: v.object({ bankID: id }),
  answer: bankAccount,
});

/** Adds an account, or updates the one with the given bankAccountID. */
export const financeSaveBankAccount = declareCall({
  class: "finance",
  method: "save_bank_account",
  access: "player",
  cache: "never",
  effect: "write",
  idempotent: true,
  request: v.object({
    bankAccountID: maybe(id),
    bankID: id,
    accountHolder: text,
    branchName: maybe(text),
    accountNumber: maybe(text),
    iban: text,
  }),
  answer: v.object({ bankAccountID: id }),
  refusal: fieldRefusal,
});

export const financeDeleteBankAccount = declareCall({
  class: "finance",
  method: "delete_bank_account",
  access: "player",
  cache: "never",
  effect: "write",
  request: v.object({ bankAccountID: id }),
  answer: nothing,
});
