import { type Transaction, transactionCategories, transactionStatuses } from "../../contract/finance-history.ts";
import { addDays, dayOf, startOfDay } from "../../lib/dates.ts";
import { addMoney } from "../../lib/money.ts";

/** A line of the list: a day's heading, or a transaction. */
export type HistoryItem =
  | {
      readonly kind: "day";
      /** `YYYY-MM-DD` in the operator's time zone. */
      readonly day: string;
      readonly rows: readonly Transaction[];
      /** Whether all of the day's rows are here. */
      readonly isWhole: boolean;
    }
  | { readonly kind: "row"; readonly row: Transaction };

/** The rows with a heading for each day. `hasMore` tells that rows of the last day may be missing. */
export function byDay(rows: readonly Transaction[], gmt: string | undefined, hasMore: boolean): readonly HistoryItem[] {
  const days: Day[] = [];
  for (const row of rows) {
    const atMs = Date.parse(row.createdAt);
    const last = days.at(-1);
    if (last && atMs >= last.startMs && atMs < last.endMs) last.rows.push(row);
    else days.push(newDay(row, gmt));
  }
  return days.flatMap(({ day, rows: ofDay }, index) => {
    const isWhole = index < days.length - 1 || !hasMore;
    return [{ kind: "day", day, rows: ofDay, isWhole } as const, ...ofDay.map((row) => ({ kind: "row", row }) as const)];
  });
}

interface Day {
  readonly day: string;
  /** The day's first millisecond, and the next day's. Comparing them is much cheaper than computing the day of each row. */
  readonly startMs: number;
  readonly endMs: number;
  readonly rows: Transaction[];
}

function newDay(row: Transaction, gmt: string | undefined): Day {
  const day = dayOf(new Date(row.createdAt), gmt);
  const startOf = (date: string) => startOfDay(date, gmt).getTime();
  return { day, startMs: startOf(day), endMs: startOf(addDays(day, 1)), rows: [row] };
}

/** Rows without headings, for an order in which days do not follow each other. */
export function asRows(rows: readonly Transaction[]): readonly HistoryItem[] {
  return rows.map((row) => ({ kind: "row", row }));
}

/** The sum of what moved the wallet. Undefined for rows in several currencies. */
export function netOf(rows: readonly Transaction[]): string | undefined {
  if (new Set(rows.map(({ currency }) => currency)).size > 1) return undefined;
  return rows.filter(hasMoved).reduce((sum, { amount }) => addMoney(sum, amount), "0");
}

/**
 * Whether the wallet has the amount already. A cancelled transaction moved nothing; of undecided ones, a withdrawal's
 * money is held.
 */
export function hasMoved({ transaction_status, transaction_category_id }: Transaction): boolean {
  if (transaction_status === transactionStatuses.approved) return true;
  return transaction_status === transactionStatuses.new && transaction_category_id === transactionCategories.withdraw;
}
