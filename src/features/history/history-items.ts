import type { Transaction } from "../../contract/finance-history.ts";
import { dayAround } from "../../lib/dates.ts";

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

interface DayOfRows extends DayItem {
  readonly rows: Transaction[];
  isWhole: boolean;
  readonly startMs: number;
  /** The next day's first millisecond. Comparing both is much cheaper than computing the day of each row. */
  readonly endMs: number;
}

/** The rows with a heading for each day. `hasMore` tells that rows of the last day may be missing. */
export function groupByDay(
  rows: readonly Transaction[],
  gmt: string | undefined,
  hasMore: boolean,
): readonly HistoryItem[] {
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
