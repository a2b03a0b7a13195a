import type { Transaction, TransactionFilter } from "../../contract/finance-history.ts";
import { isId } from "./history-items.ts";

export type NameRow = (row: Transaction) => Transaction;

/** The lists of the filters, and the names of the categories by their id, in case the operator's list lacks one. */
export interface Kinds {
  readonly types: readonly TransactionFilter[];
  readonly categories: readonly TransactionFilter[];
  readonly subCategories: readonly TransactionFilter[];
  readonly usualCategories: Readonly<Record<string, string>>;
}

/**
 * Returns a function that puts names in the place of a row's ids. An id without a name stays. The same row gives the same
 * object, so that its line is not rendered again.
 */
export function rowNamer({ types, categories, subCategories, usualCategories }: Kinds): NameRow {
  const known = new WeakMap<Transaction, Transaction>();
  return (row) => {
    const { type, category, sub_category: sub, transaction_category_id: parent } = row;
    const named = known.get(row) ?? {
      ...row,
      type: nameOf(type, types, parent) ?? type,
      category: nameOf(category, categories) ?? ((isId(category) && usualCategories[parent]) || category),
      sub_category: nameOf(sub, subCategories, parent) ?? sub,
    };
    known.set(row, named);
    return named;
  };
}

/** Undefined for a value that is a name already, and for an unknown id. Two categories may have kinds of the same id. */
function nameOf(value: string | undefined, kinds: readonly TransactionFilter[], parent?: string): string | undefined {
  if (!isId(value)) return undefined;
  const sameId = kinds.filter(({ id }) => id === value);
  return (sameId.find(({ parentId }) => parentId === parent) ?? sameId[0])?.name;
}
