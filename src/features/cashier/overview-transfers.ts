import type { QueryState } from "@tanstack/react-query";
import { readOptions } from "../../api/query.ts";
import { type CashDirection, cashDirections } from "../../contract/cash-method.ts";
import {
  financeListTransactions,
  latestTransactions,
  transactionCategories,
  transactionStatuses,
} from "../../contract/finance-history.ts";

/**
 * The player's latest deposits or withdrawals, newest first. They tell the status of each, and offline the last known
 * one.
 */
export const transfersOptions = (direction: CashDirection) => {
  const category =
    direction === cashDirections.deposit ? transactionCategories.deposit : transactionCategories.withdraw;
  return readOptions(financeListTransactions, latestTransactions(category, 50), { persist: true });
};

/** Whether a status will change no more. */
export function isFinal(status: string): boolean {
  return status === transactionStatuses.approved || status === transactionStatuses.cancelled;
}

const soonestMs = 3_000;
const latestMs = 60_000;

/**
 * Milliseconds to wait before asking for the status again. Most transfers are decided at once or after minutes, so the
 * wait grows with the age of the transfer.
 */
export function followAfterMs(ageMs: number): number {
  return Math.min(Math.max(ageMs / 5, soonestMs), latestMs);
}

/** When a query was last answered or failed, in milliseconds since 1970; 0 if it has not yet. */
export function lastFetchedMs({ dataUpdatedAt = 0, errorUpdatedAt = 0 }: Partial<QueryState> = {}): number {
  return Math.max(dataUpdatedAt, errorUpdatedAt);
}
