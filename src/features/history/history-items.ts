import { type Transaction, transactionCategories, transactionStatuses } from "../../contract/finance-history.ts";
import { dayAround } from "../../lib/dates.ts";
import { addMoney } from "../../lib/money.ts";

/** A line of the list: a day's heading, or a transaction. `key` identifies it among the lines. */
export type HistoryItem = DayItem | { readonly kind: "row"; readonly key: string; readonly row: Transaction };

interface DayItem {
  readonly kind: "day";
  readonly key: string;
  /** `YYYY-MM-DD` in the operator's time zone. */
  readonly day: string;
  readonly rows: readonly Transaction[];
  /** Whether all of the day's rows are here. */
  readonly isWhole: boolean;
}

/** Lines that `byDay` made, so that it need not make them again when rows are appended. */
interface DayList {
  readonly rows: readonly Transaction[];
  readonly gmt: string | undefined;
  readonly items: readonly HistoryItem[];
}

/**
 * Returns a function that makes the lines of one list: its rows with a heading for each day. `hasMore` tells that rows of
 * the last day may be missing. When rows are appended, the lines of all days but the last stay the same objects, so they
 * are not rendered again.
 */
export function dayLister() {
  let known: DayList = { rows: [], gmt: undefined, items: [] };
  return (rows: readonly Transaction[], gmt: string | undefined, hasMore: boolean): readonly HistoryItem[] => {
    const isGrown = known.gmt === gmt && known.rows.every((row, index) => row === rows[index]);
    const lastDayAt = isGrown ? known.items.findLastIndex(({ kind }) => kind === "day") : -1;
    const lastDay = known.items[lastDayAt];
    const items = lastDay?.kind === "day" ? known.items.slice(0, lastDayAt) : [];
    const rowsBefore = lastDay?.kind === "day" ? known.rows.length - lastDay.rows.length : 0;
    items.push(...byDay(rows.slice(rowsBefore), gmt, hasMore));
    known = { rows, gmt, items };
    return items;
  };
}

function byDay(rows: readonly Transaction[], gmt: string | undefined, hasMore: boolean): readonly HistoryItem[] {
  const items: HistoryItem[] = [];
  let last: DayOfRows | undefined;
  for (const row of rows) {
    const atMs = Date.parse(row.createdAt);
    if (!last || atMs < last.startMs || atMs >= last.endMs) {
      const day = dayAround(new Date(atMs), gmt);
      last = { kind: "day", key: `${day.day} ${row.id}`, ...day, rows: [], isWhole: true };
      items.push(last);
    }
    last.rows.push(row);
    items.push(asItem(row));
  }
  if (last) last.isWhole = !hasMore;
  return items;
}

interface DayOfRows extends DayItem {
  readonly rows: Transaction[];
  isWhole: boolean;
  readonly startMs: number;
  /** The next day's first millisecond. Comparing both is much cheaper than computing the day of each row. */
  readonly endMs: number;
}

/** Rows without headings, for an order in which days do not follow each other. */
export function asRows(rows: readonly Transaction[]): readonly HistoryItem[] {
  return rows.map(asItem);
}

function asItem(row: Transaction): HistoryItem {
  return { kind: "row", key: row.id, row };
}

/** Whether a row has an id where others have a name. */
export function carriesId({ type, category, sub_category }: Transaction): boolean {
  return [type, category, sub_category].some(isId);
}

export function isId(value: string | undefined): boolean {
  return /^\d+$/.test(value ?? "");
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
