import type { InferInput } from "valibot";
import type {
  bankAccount,
  financeDeleteBankAccount,
  financeGetBankAccount,
  financeListBankAccounts,
  financeSaveBankAccount,
} from "../../src/contract/finance-banks.ts";
import { changeAndRecord, recordEvent } from "../accounts/security-events.ts";
import { bankAccountsOf, bankOfIban, noSuchAccount, saveBankAccount as save } from "../cashier/bank-accounts.ts";
import { inTransaction } from "../database/in-transaction.ts";
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
  const { playerId } = signedIn(context);
  const prove = (db: CallContext["db"]) => requireProof({ ...context, db });
  const bankAccountID = await inTransaction(context.db, async (db) => {
    const id = await save(db, playerId, form, context.language, prove);
    await recordEvent(
      db,
      playerId,
      form.bankAccountID === undefined ? "bank-account-added" : "bank-account-changed",
      context,
    );
    return id;
  });
  return { data: { bankAccountID } };
};

/** Requests keep the text of the account, so a deleted one is still paid to if it was chosen before. */
const deleteBankAccount: Handler<typeof financeDeleteBankAccount> = async ({ bankAccountID }, context) => {
  const { playerId } = signedIn(context);
  const isDeleted = await changeAndRecord(context, playerId, "bank-account-removed", async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom("bank_account")
      .where("player_id", "=", playerId)
      .where("id", "=", asRowId(bankAccountID) ?? "0")
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
  if (!isDeleted) throw noSuchAccount(context.language);
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
