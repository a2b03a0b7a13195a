import { readOptions } from "../../api/query.ts";
import {
  financeListCategories,
  financeListSubCategories,
  financeListTransactions,
  financeListTypesFrontend,
} from "../../contract/finance-history.ts";
import { periodDays } from "../../lib/day-presets.ts";
import type { HistoryFilters } from "./history-filters.ts";

/** Rows of the first page (product.md 9.4), and of those after it: whoever scrolls wants more than ten at once. */
const [firstRows, furtherRows] = [10, 100];

/** The kinds of transactions hardly ever change. */
const kindsTuning = { staleTime: 60 * 60_000 };
export const typesOptions = () => readOptions(financeListTypesFrontend, {}, kindsTuning);
export const categoriesOptions = () => readOptions(financeListCategories, {}, kindsTuning);
export const subCategoriesOptions = () => readOptions(financeListSubCategories, {}, kindsTuning);

/** A page of the history, from `offset` on. The first is available offline, and begins a list; others are appended. */
export function historyPage(filters: HistoryFilters, today: string, offset: number) {
  const { category = "", type = "", sub = "", status = "", min = "", order, isAscending, period } = filters;
  const { from, to } = periodDays(period, today);
  const request = {
    limit: offset === 0 ? firstRows : furtherRows,
    offset,
    OrderDir: isAscending ? "ASC" : "DESC",
    OrderPar: order,
    searchType: type,
    searchCategory: category,
    searchID: sub,
    startDate: from,
    endDate: to,
    searchMinAmount: min,
    status,
    concatRequire: offset > 0,
  } as const;
  if (offset > 0) return readOptions(financeListTransactions, request);
  const identity = typeof period === "string" ? { ...request, startDate: period, endDate: "" } : request;
  return readOptions(financeListTransactions, request, { persist: true, identity });
}
