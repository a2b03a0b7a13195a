import type { Language } from "../dispatch/language.ts";

/**
 * A line of a CSV file. Turkish Excel expects semicolons. A cell that a spreadsheet would take for a formula gets an apostrophe
 * before it, so that nothing that a player or a colleague has typed is ever run.
 */
export function csvLine(cells: readonly (string | null)[], language: Language): string {
  return `${cells.map((cell) => quoted(cell ?? "")).join(language === "tr" ? ";" : ",")}\r\n`;
}

/** Whitespace before the sign does not keep a spreadsheet from it; the last four signs are the wide ones of East Asian keyboards. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function quoted(cell: string): string {
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
