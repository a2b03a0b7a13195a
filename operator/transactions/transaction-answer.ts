import type { InferInput } from "valibot";
import type { transaction, transactionFilter } from "../../src/contract/finance-history.ts";
import { methodName } from "../cashier/find-method.ts";
import type { Language } from "../dispatch/language.ts";
import { categories, kindOf, subCategories, type TransactionKind, types } from "./kinds.ts";
import type { TransactionRow } from "./list-transactions.ts";

/** A row of a player's history in the format of the wire. */
export function transactionAnswer(row: TransactionRow, language: Language): InferInput<typeof transaction> {
  const name = (kinds: readonly TransactionKind[], key: string) => kindOf(kinds, key, row.category)?.name[language];
  const subCategory =
    row.sub_category === null ? undefined : (name(subCategories, row.sub_category) ?? row.sub_category);
  const method = row.method_id === null ? undefined : methodName(row.method_id, language);
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    transaction_category_id: String(row.category),
    category: name(categories, String(row.category)) ?? String(row.category),
    ...(subCategory !== undefined && { sub_category: subCategory }),
    type: name(types, row.type) ?? row.type,
    amount: row.amount,
    ...(row.balance_after !== null && { balanceAfter: row.balance_after }),
    currency: row.currency,
    transaction_status: String(row.status),
    ...(row.decided_at && { decidedAt: row.decided_at.toISOString() }),
    ...(method !== undefined && { method }),
    ...(row.game !== null && { game: row.game }),
    ...(row.note !== null && { note: row.note }),
    ...(row.ticket_number !== null && { ticketNumber: row.ticket_number }),
  };
}

export function filterAnswer(
  { id, name, parentId }: TransactionKind,
  language: Language,
): InferInput<typeof transactionFilter> {
  return { id, name: name[language], ...(parentId !== undefined && { parentId }) };
}
