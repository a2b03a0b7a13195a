import type {
  financeListCategories,
  financeListSubCategories,
  financeListTransactions,
  financeListTypesFrontend,
  financeStatement,
} from "../../src/contract/finance-history.ts";
import type { Handler, HandlerTable } from "../dispatch/handler.ts";
import { capPage, wholeList } from "../dispatch/paging.ts";
import { signedIn } from "../dispatch/refusal.ts";
import { statementOf } from "../statement/statement.ts";
import { categories, subCategories, types } from "../transactions/kinds.ts";
import { listTransactions } from "../transactions/list-transactions.ts";
import { filterAnswer, transactionAnswer } from "../transactions/transaction-answer.ts";

/** The number of rows that the front end's notifications request at once (product.md 9.4). */
const mostTransactions = 250;

/** The player's transactions, including those that are still undecided. */
const listPlayerTransactions: Handler<typeof financeListTransactions> = async (data, context) => {
  const page = capPage(data, mostTransactions);
  const { rows, total } = await listTransactions(context.db, signedIn(context).playerId, data, page);
  return { data: rows.map((row) => transactionAnswer(row, context.language)), pagination: { ...page, total } };
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
