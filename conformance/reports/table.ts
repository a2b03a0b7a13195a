/** What the terminal shows: a line for each result that is not as expected, and a table of the areas. */
import { styleText } from "node:util";
import { areas, type Result, type Status } from "../check.ts";
import { byArea, countsOf, type Report, verdictOf } from "../summary.ts";

const marks: Readonly<Record<Status, string>> = {
  passed: styleText("green", "ok     "),
  failed: styleText("red", "FAILED "),
  warning: styleText("yellow", "warning"),
  skipped: styleText("dim", "–      "),
  blocked: styleText("dim", "blocked"),
  "not run": styleText("dim", "not run"),
};

/** The progress on one line, which the next one replaces on a terminal. */
export function progressLine({ check }: Result, index: number, total: number): string {
  return `${String(index + 1).padStart(String(total).length)}/${total} ${areas[check.area]}: ${check.id}`;
}

/** What a failure or a warning says. */
export function problemLines({ check, status, came }: Result): readonly string[] {
  return [
    `${marks[status]} ${check.id}  (docs/contract.md${check.contract})`,
    `        ${check.title}`,
    `        expected: ${check.expected}`,
    `        came:     ${came ?? ""}`,
    `        advice:   ${check.advice}`,
  ];
}

/** The table of the areas, and the verdict. */
export function table(report: Report): readonly string[] {
  const columns = ["passed", "failed", "warning", "skipped", "blocked", "not run"] as const;
  const rows = byArea(report.results).map(([area, results]) => {
    const counts = countsOf(results);
    return [areas[area], ...columns.map((status) => counts[status] || "")];
  });
  const totals = countsOf(report.results);
  const all = [["", ...columns], ...rows, ["all", ...columns.map((status) => totals[status])]];
  const first = Math.max(...all.map(([name]) => String(name).length));
  const lines = all.map(([name, ...cells]) =>
    [String(name).padEnd(first), ...cells.map((cell) => String(cell).padStart(8))].join(""),
  );
  return [...lines, "", `${verdictOf(report)} ${(report.ms / 1000).toFixed(1)} s`];
}
