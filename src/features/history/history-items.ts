import { type Transaction, transactionCategories, transactionStatuses } from "../../contract/finance-history.ts";
import { dayAround } from "../../lib/dates.ts";
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
  const items: HistoryItem[] = [];
  let last: DayOfRows | undefined;
  for (const row of rows) {
    const atMs = Date.parse(row.createdAt);
    if (!last || atMs < last.startMs || atMs >= last.endMs) {
      last = { kind: "day", ...dayAround(new Date(atMs), gmt), rows: [], isWhole: true };
      items.push(last);
    }
    last.rows.push(row);
    items.push({ kind: "row", row });
  }
  if (last) last.isWhole = !hasMore;
  return items;
}

interface DayOfRows extends Extract<HistoryItem, { kind: "day" }> {
  readonly rows: Transaction[];
  isWhole: boolean;
  readonly startMs: number;
  /** The next day's first millisecond. Comparing both is much cheaper than computing the day of each row. */
  readonly endMs: number;
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
