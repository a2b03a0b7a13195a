import type { Statement } from "../../contract/finance-history.ts";
import type { DayRange } from "../../lib/day-presets.ts";
import { formatDay } from "../../lib/format-dates.ts";

export interface CsvWords {
  readonly head: readonly [date: string, deposits: string, withdrawals: string, net: string];
  readonly total: string;
}

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * The days of a statement as a file that Excel reads correctly in the player's language. Turkish Excel expects semicolons
 * and decimal commas.
 */
export function csvOf(
  { days, deposits, withdrawals, net }: Statement,
  { head, total }: CsvWords,
  locale: string,
): string {
  const isTurkish = locale.startsWith("tr");
  const amount = (value: string) => (isTurkish ? value.replace(".", ",") : value);
  const day = (date: string) =>
    isTurkish ? formatDay(date, locale, { day: "2-digit", month: "2-digit", year: "numeric" }) : date;
  const lines = [
    head,
    ...days.map((one) => [day(one.date), ...[one.deposits, one.withdrawals, one.net].map(amount)]),
    [total, ...[deposits, withdrawals, net].map(amount)],
  ];
  return byteOrderMark + lines.map((cells) => `${cells.join(isTurkish ? ";" : ",")}\r\n`).join("");
}

/** The file's name: its month, or its first and last day. */
export function fileNameOf({ from, to }: DayRange, isMonth: boolean, { days }: Statement): string {
  if (isMonth) return `${from.slice(0, 7)}.csv`;
  return `${from || days[0]?.date}_${to || days.at(-1)?.date}.csv`;
}

/** Lets the browser save a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
