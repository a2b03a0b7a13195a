import type { InferInput } from "valibot";
import type { envoyGetDepositAmounts } from "../../src/contract/envoy.ts";
import type {
  bankAccount,
  financeDeleteBankAccount,
  financeGetBankAccount,
  financeListBankAccounts,
  financeListBanks,
  financeSaveBankAccount,
} from "../../src/contract/finance-banks.ts";
import type {
  financeListCategories,
  financeListSubCategories,
  financeListTransactions,
  financeListTypesFrontend,
  financeStatement,
} from "../../src/contract/finance-history.ts";
import type {
  CashDirection,
  financeAddFavoriteCashMethod,
  financeCheckBalance,
  financeCheckFavoriteCashMethod,
  financeEligibility,
  financeListCashMethods,
  financeListCashMethodsNew,
  financeListHighlightedCashMethods,
  financeRemoveFavoriteCashMethod,
  financeSaveBankTransfer,
  financeSaveCepBankTransfer,
} from "../../src/contract/finance.ts";
import type { prepayProcessTransaction } from "../../src/contract/prepay.ts";
import { compareMoney } from "../../src/lib/money.ts";
import { changeAndRecord, recordEvent } from "../identity/security-events.ts";
import { artAddress } from "../lib/art-address.ts";
import { acceptRequest } from "../money/cash-requests.ts";
import { disabledAnswer, eligibilityAnswer, standingOf, whyNot } from "../money/eligibility.ts";
import {
  accountChoices,
  bankAccountsOf,
  bankOfIban,
  noSuchAccount,
  saveBankAccount as save,
} from "../money/bank-accounts.ts";
import {
  addFavouriteMethod,
  type Asked,
  favouriteMethods,
  findMethod,
  methodAnswer,
  methodIn,
  methodNames,
  paymentCode,
  removeFavouriteMethod,
  sideOf,
  singleAnswer,
  usualTimes,
} from "../money/cash-methods.ts";
import { type Bank, type Cashier, readCashier, singleMethodsOf } from "../money/cashier.ts";
import { depositAmounts, fieldAnswer, formFields, readForm } from "../money/cash-forms.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { CallContext, Handler, HandlerTable } from "../core/call-context.ts";
import { capPage, wholeList } from "../lib/paging.ts";
import { Refusal, signedIn } from "../core/refusal.ts";
import { walletsOf } from "../money/ledger.ts";
import { bankAddress, paymentToken } from "../provider/bank-page.ts";
import { asRowId } from "../lib/row-id.ts";
import { requireProof } from "../identity/step-up.ts";
import { statementOf } from "../money/statement.ts";
import { texts } from "../texts/texts.ts";
import { categories, subCategories, types } from "../money/transaction-kinds.ts";
import { filterAnswer, listTransactions, transactionAnswer } from "../money/transactions.ts";

/** The calls for deposits, and the transfer types that each accepts (contract.md, finance). */
const routes = {
  bank: (transferType: number) => transferType === 1,
  mobile: (transferType: number) => transferType === 3,
  prepay: (transferType: number) => transferType !== 1 && transferType !== 3,
};

interface Sent {
  readonly methodID: string;
  readonly amount: string;
  readonly [field: string]: unknown;
}

const saveBankTransfer: Handler<typeof financeSaveBankTransfer> = async (data, context) => {
  const { id } = await request(1, "bank", data, context);
  return { data: { transactionID: id, status: "1001" } };
};

const saveCepBankTransfer: Handler<typeof financeSaveCepBankTransfer> = async (data, context) => {
  const { id } = await request(1, "mobile", data, context);
  return { data: { transactionID: id, status: "1001" } };
};

const processTransaction: Handler<typeof prepayProcessTransaction> = async (data, context) => {
  const { id, reference, side, amount } = await request(data.Type, "prepay", data, context);
  const accepted = { transactionID: id, status: "1001" };
  if (data.Type === 2) return { data: accepted };
  const { db, now, language, providerOrigin } = context;
  const qr = paymentCode(side, { amount, reference });
  const hasPage = side.bankPage === true && providerOrigin !== undefined;
  return {
    data: {
      ...accepted,
      reference,
      ...(qr !== undefined && { qr }),
      ...(hasPage && { redirectUrl: bankAddress(providerOrigin, await paymentToken(db, id, now), language) }),
    },
  };
};

/** Validates a request against its method's form and accepts it. Refuses a deposit whose method has another call. */
async function request(direction: CashDirection, route: keyof typeof routes, sent: Sent, context: CallContext) {
  const { db, now, language } = context;
  const { playerId } = signedIn(context);
  const cashier = await readCashier(db, { methodId: sent.methodID });
  const asked = methodIn(cashier, sent.methodID, direction, language);
  if (direction === 1 && !routes[route](asked.side.transferType)) {
    throw new Refusal(texts.cashier.noSuchMethod[language], { code: 404 });
  }
  const form = readForm(asked, sent, {
    now,
    language,
    accounts: asked.side.fields.some(({ type }) => type === "bankAccount")
      ? await accountChoices(db, playerId, cashier.banks)
      : new Map(),
    cashier,
  });
  const accepted = await acceptRequest(db, {
    ...form,
    playerId,
    asked,
    now,
    language,
    prove: (within) => requireProof({ ...context, db: within }),
  });
  return { ...accepted, side: asked.side, amount: form.amount };
}

export const financeCashHandlers = {
  "finance/save_bank_transfer": saveBankTransfer,
  "finance/save_cep_bank_transfer": saveCepBankTransfer,
  "prepayServices/processTransaction": processTransaction,
} satisfies Partial<HandlerTable>;

/** The methods to pay in or out. With a methodID only that one, which may be a group or a member of a group. */
const listCashMethodsNew: Handler<typeof financeListCashMethodsNew> = async (data, context) => {
  const cashier = await readCashier(context.db);
  const asked = await askedBy(context, cashier, data.Type);
  const { methods: whole } = cashier;
  const methods =
    data.methodID === undefined
      ? whole
      : [...whole, ...singleMethodsOf(cashier)].filter(({ id }) => String(id) === data.methodID).slice(0, 1);
  const answers = methods.flatMap((method) => methodAnswer(method, asked) ?? []);
  return { ...wholeList(answers), data: { methods_list: answers } };
};

/** The form of one method. */
const listCashMethods: Handler<typeof financeListCashMethods> = async (data, context) => {
  const { playerId } = signedIn(context);
  const asked = await findMethod(context.db, data.methodID, data.Type, context.language);
  const fields = formFields(asked, context.now);
  return wholeList([{ fields: fields.map((field) => fieldAnswer(field, { language: context.language, playerId })) }]);
};

/** The methods that the operator highlights. */
const listHighlighted: Handler<typeof financeListHighlightedCashMethods> = async (data, context) => {
  const cashier = await readCashier(context.db);
  const asked = await askedBy(context, cashier, data.Type);
  const put = singleMethodsOf(cashier).filter((method) => sideOf(method, data.Type)?.highlighted);
  return wholeList(put.flatMap((method) => singleAnswer(method, asked) ?? []));
};

/** What the answers about methods need to know of the player. A method whose smallest amount would be refused is disabled. */
async function askedBy(context: CallContext, cashier: Cashier, direction: CashDirection): Promise<Asked> {
  const { db, now, language } = context;
  const { playerId } = signedIn(context);
  const standing = await standingOf(db, { playerId, direction, now, language });
  const ids = singleMethodsOf(cashier).map(({ id }) => String(id));
  return {
    direction,
    language,
    favourites: await favouriteMethods(db, { playerId, direction }),
    usual: await usualTimes(db, direction, ids),
    disabled: (side) => {
      const obstacle = whyNot(standing, side, side.min, language);
      return obstacle && disabledAnswer(obstacle);
    },
  };
}

/** The type of all the banks that this operator has (contract.md, finance/list_banks). */
const bankType = "1";

/** The operator's banks and its accounts there. There are none of another type. */
const listBanks: Handler<typeof financeListBanks> = async ({ typeID }, context) => {
  const banks = typeID === bankType ? (await readCashier(context.db)).banks : [];
  return wholeList(
    banks.map(({ id, name, code, accounts }) => ({
      bankID: String(id),
      name,
      code,
      logo: artAddress(`/art/bank/${id}.svg`),
      ...(accounts.length > 0 && { accounts: [...accounts] }),
    })),
  );
};

/** The amounts of a series of prepaid cards. Empty for an unknown code. */
const getDepositAmounts: Handler<typeof envoyGetDepositAmounts> = async ({ bankcode }, context) => {
  const amounts = [...(depositAmounts(await readCashier(context.db), bankcode) ?? [])];
  return { ...wholeList(amounts), data: { amounts } };
};

export const financeMethodsHandlers = {
  "finance/list_cash_methods_new": listCashMethodsNew,
  "finance/list_cash_methods": listCashMethods,
  "finance/list_highlighted_cash_methods": listHighlighted,
  "finance/list_banks": listBanks,
  "envoy/getDepositAmounts": getDepositAmounts,
} satisfies Partial<HandlerTable>;

const addFavouriteCashMethod: Handler<typeof financeAddFavoriteCashMethod> = async (data, context) => {
  const { playerId } = signedIn(context);
  await findMethod(context.db, data.id, data.Type, context.language);
  await addFavouriteMethod(context.db, { playerId, direction: data.Type }, data.id);
  return { data: null };
};

/** Also works for methods that are no longer offered. */
const removeFavouriteCashMethod: Handler<typeof financeRemoveFavoriteCashMethod> = async (data, context) => {
  const { playerId } = signedIn(context);
  await removeFavouriteMethod(context.db, { playerId, direction: data.Type }, data.id);
  return { data: null };
};

const checkFavouriteCashMethod: Handler<typeof financeCheckFavoriteCashMethod> = async (data, context) => {
  const { playerId } = signedIn(context);
  await findMethod(context.db, data.id, data.Type, context.language);
  const favourites = await favouriteMethods(context.db, { playerId, direction: data.Type });
  return { data: { isFavorite: favourites.has(data.id) } };
};

export const financeFavouriteMethodsHandlers = {
  "finance/add_favorite_cash_method": addFavouriteCashMethod,
  "finance/remove_favorite_cash_method": removeFavouriteCashMethod,
  "finance/check_favorite_cash_method": checkFavouriteCashMethod,
} satisfies Partial<HandlerTable>;

/** The balance of the player's wallet in the ledger, and the bonus that is not part of it yet. */
const checkBalance: Handler<typeof financeCheckBalance> = async (_data, context) => {
  const { playerId } = signedIn(context);
  const wallets = await walletsOf(context.db, playerId);
  return wholeList(
    wallets.map(({ balance, bonus, currency }) => ({ balance, ...(bonus !== undefined && { bonus }), currency })),
  );
};

/** What the player can deposit or withdraw now, and why not more. */
const eligibility: Handler<typeof financeEligibility> = async ({ Type: direction }, context) => {
  const { db, now, language } = context;
  const moving = { playerId: signedIn(context).playerId, direction, now, language };
  const largest = singleMethodsOf(await readCashier(db))
    .flatMap((method) => sideOf(method, direction)?.max ?? [])
    .reduce((most, max) => (compareMoney(max, most) > 0 ? max : most), "0.00");
  return { data: eligibilityAnswer(await standingOf(db, moving), moving, largest) };
};

export const financeBalanceHandlers = {
  "finance/check_balance": checkBalance,
  "finance/eligibility": eligibility,
} satisfies Partial<HandlerTable>;

/** The number of rows that the front end's notifications request at once (product.md 9.4). */
const mostTransactions = 250;

/** The player's transactions, including those that are still undecided. */
const listPlayerTransactions: Handler<typeof financeListTransactions> = async (data, context) => {
  const page = capPage(data, mostTransactions);
  const { rows, total } = await listTransactions(context.db, signedIn(context).playerId, data, page);
  const methods = await methodNames(context.db);
  return { data: rows.map((row) => transactionAnswer(row, methods, context.language)), pagination: { ...page, total } };
};

const listTypes: Handler<typeof financeListTypesFrontend> = async (_data, { language }) =>
  wholeList(types.map((kind) => filterAnswer(kind, language)));

const listCategories: Handler<typeof financeListCategories> = async (_data, { language }) =>
  wholeList(categories.map((kind) => filterAnswer(kind, language)));

const listSubCategories: Handler<typeof financeListSubCategories> = async (_data, { language }) =>
  wholeList(subCategories.map((kind) => filterAnswer(kind, language)));

const statement: Handler<typeof financeStatement> = async (asked, context) => ({
  data: await statementOf(context.db, signedIn(context).playerId, asked),
});

export const financeHistoryHandlers = {
  "finance/list_transactions": listPlayerTransactions,
  "finance/list_types_frontend": listTypes,
  "finance/list_categories": listCategories,
  "finance/list_sub_categories": listSubCategories,
  "finance/statement": statement,
} satisfies Partial<HandlerTable>;

type Row = Awaited<ReturnType<typeof bankAccountsOf>>[number];

const listBankAccounts: Handler<typeof financeListBankAccounts> = async (_data, context) => {
  const { banks } = await readCashier(context.db);
  const accounts = await bankAccountsOf(context.db, signedIn(context).playerId);
  return wholeList(accounts.map((account) => answer(account, banks)));
};

/** The request's `bankID` is the id of a bank account. */
const getBankAccount: Handler<typeof financeGetBankAccount> = async ({ bankID }, context) => {
  const [account] = await bankAccountsOf(context.db, signedIn(context).playerId, bankID);
  if (!account) throw noSuchAccount(context.language);
  const { banks } = await readCashier(context.db);
  return { data: answer(account, banks) };
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

function answer(row: Row, banks: readonly Bank[]): InferInput<typeof bankAccount> {
  const bank = bankOfIban(banks, row.iban);
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
