import {
  type TransactionCategory,
  transactionCategories,
  transactionStatuses,
} from "../../contract/finance-history.ts";
import type { SumName } from "../statement/use-figures.ts";
import { activeFilters, type HistoryFilters } from "./history-filters.ts";

const { bet, deposit, withdraw, bonus } = transactionCategories;

const namesOf: Readonly<Record<TransactionCategory, readonly SumName[]>> = {
  [bet]: ["bets", "wins", "net"],
  [deposit]: ["deposits"],
  [withdraw]: ["withdrawals"],
  [bonus]: ["bonuses"],
};

/**
 * The sums that say something true about a history with these filters. Bets and wins have types and amounts of their own:
 * where these are filtered, a bet may be in the list without its win, so there is no result.
 */
export function sumsFor({ category, type, min, status }: HistoryFilters): readonly SumName[] {
  if (status !== undefined && status !== transactionStatuses.approved) return [];
  const isByAmountOrType = type !== undefined || min !== undefined;
  const names =
    category === undefined
      ? ([...namesOf[deposit], ...namesOf[withdraw], ...(isByAmountOrType ? namesOf[bet] : ["net"])] as const)
      : (namesOf[category as TransactionCategory] ?? []);
  return names.filter((name) => !(name === "net" && isByAmountOrType)) as readonly SumName[];
}

/** Whether the list has everything that changed the balance in its period. */
export function hasEverything(filters: HistoryFilters): boolean {
  return filters.category === undefined && activeFilters({ ...filters, period: "all-times" }) === 0;
}
