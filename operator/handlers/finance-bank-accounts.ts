import type { InferInput } from "valibot";
import type {
  bankAccount,
  financeDeleteBankAccount,
  financeGetBankAccount,
  financeListBankAccounts,
  financeSaveBankAccount,
} from "../../src/contract/finance-banks.ts";
import { bankAccountsOf, bankOfIban, noSuchAccount, saveBankAccount as save } from "../cashier/bank-accounts.ts";
import type { CallContext, Handler, HandlerTable } from "../dispatch/handler.ts";
import { wholeList } from "../dispatch/paging.ts";
import { signedIn } from "../dispatch/refusal.ts";
import { asRowId } from "../row-id.ts";
import { requireProof } from "../sessions/step-up.ts";

type Row = Awaited<ReturnType<typeof bankAccountsOf>>[number];

const listBankAccounts: Handler<typeof financeListBankAccounts> = async (_data, context) =>
  wholeList((await bankAccountsOf(context.db, signedIn(context).playerId)).map(answer));

/** The request's `bankID` is the id of a bank account. */
const getBankAccount: Handler<typeof financeGetBankAccount> = async ({ bankID }, context) => {
  const [account] = await bankAccountsOf(context.db, signedIn(context).playerId, bankID);
  if (!account) throw noSuchAccount(context.language);
  return { data: answer(account) };
};

const saveBankAccount: Handler<typeof financeSaveBankAccount> = async (form, context) => {
  const prove = (db: CallContext["db"]) => requireProof({ ...context, db });
  const bankAccountID = await save(context.db, signedIn(context).playerId, form, context.language, prove);
  return { data: { bankAccountID } };
};

/** Requests keep the text of the account, so a deleted one is still paid to if it was chosen before. */
const deleteBankAccount: Handler<typeof financeDeleteBankAccount> = async ({ bankAccountID }, context) => {
  const { numDeletedRows } = await context.db
    .deleteFrom("bank_account")
    .where("player_id", "=", signedIn(context).playerId)
    .where("id", "=", asRowId(bankAccountID) ?? "0")
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw noSuchAccount(context.language);
  return { data: null };
};

function answer(row: Row): InferInput<typeof bankAccount> {
  const bank = bankOfIban(row.iban);
  return {
    bankAccountID: row.id,
    bankID: String(bank?.id ?? ""),
    bankName: bank?.name ?? "",
    accountHolder: row.account_holder,
    ...(row.branch_name !== null && { branchName: row.branch_name }),
    ...(row.account_number !== null && { accountNumber: row.account_number }),
    iban: row.iban,
    isVerified: row.is_verified,
  };
}

export const financeBankAccountsHandlers = {
  "finance/list_bank_accounts": listBankAccounts,
  "finance/get_bank_account": getBankAccount,
  "finance/save_bank_account": saveBankAccount,
  "finance/delete_bank_account": deleteBankAccount,
} satisfies Partial<HandlerTable>;
