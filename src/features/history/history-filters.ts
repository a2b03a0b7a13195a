import { linkOptions } from "@tanstack/react-router";
import { type Period, periodOf, searchOf } from "../../lib/day-presets.ts";
import { readTypedAmount } from "../../lib/typed-amount.ts";
import { transactionCategories } from "../../contract/finance-history.ts";
import type { PageLink } from "../../ui/Link.tsx";
import type { HistorySearch, Order } from "./history-search.ts";

/** The pages of the history: everything, and the games alone. */
export type HistoryPlace = "history" | "games";

/** What of the history is shown. Undefined is all. */
export interface HistoryFilters {
  readonly category?: string | undefined;
  readonly type?: string | undefined;
  readonly sub?: string | undefined;
  readonly status?: string | undefined;
  readonly min?: string | undefined;
  readonly order: Order;
  readonly isAscending: boolean;
  readonly period: Period;
}

const usualPeriod: Period = "all-times";

export function filtersOf(place: HistoryPlace, search: HistorySearch): HistoryFilters {
  const { order = "createdAt", direction, period: _, from: __, to: ___, id: ____, ...rest } = search;
  return {
    ...rest,
    ...(place === "games" && { category: transactionCategories.bet }),
    order,
    isAscending: direction === "asc",
    period: periodOf(search, usualPeriod),
  };
}

/** Leads to the history with these filters, and to the details of a transaction. What is usual is left out. */
export function historyLink(place: HistoryPlace, filters: Partial<HistoryFilters> = {}, id?: string): PageLink {
  const { category, type, sub, status, min, order, isAscending, period = usualPeriod } = filters;
  const search: HistorySearch = {
    category: place === "games" ? undefined : category,
    type,
    sub,
    status,
    min,
    order: order === "createdAt" ? undefined : order,
    direction: isAscending ? "asc" : undefined,
    ...searchOf(period, usualPeriod),
    id,
  };
  return linkOptions({ to: `/profile/${place}`, search });
}

/** The number of active filters. The order is not one, and the category is chosen by the page's tabs. */
export function activeFilters({ type, sub, status, min, period }: HistoryFilters): number {
  return [type, sub, status, min, period === usualPeriod ? undefined : period].filter((value) => value !== undefined)
    .length;
}

/** A typed lowest amount as it is in the address: undefined for none, null if it is no amount. */
export function readMinimum(typed: string, locale: string): string | undefined | null {
  if (typed.trim() === "") return undefined;
  const amount = readTypedAmount(typed, locale);
  return amount === undefined || amount.length > 15 ? null : amount.replace(/\.00$/, "");
}
