/** One page that a manager can read: the verdict first, then what to do, then everything. No script, no other file. */
import { readFile } from "node:fs/promises";
import { html, raw } from "hono/html";
import { areas, type Result, type Status } from "../check.ts";
import { byArea, countsOf, exitCodeOf, type Report, verdictOf } from "../summary.ts";

const names: Readonly<Record<Status, string>> = {
  passed: "Passed",
  failed: "Failed",
  warning: "Warning",
  skipped: "Left out",
  blocked: "Explained by another",
  "not run": "Not run",
};

export async function htmlReport(report: Report): Promise<string> {
  const style = await readFile(new URL("report.css", import.meta.url), "utf8");
  const failed = report.results.filter(({ status }) => status === "failed");
  const warnings = report.results.filter(({ status }) => status === "warning");
  const state = { 0: "good", 1: "bad", 2: "open" }[exitCodeOf(report)];
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${verdictOf(report)}</title>
<style>${raw(style)}</style>
</head>
<body>
<header class="${state}">
<p>Conformance of ${report.api}</p>
<h1>${verdictOf(report)}</h1>
<p>${report.startedAt.toISOString().slice(0, 16).replace("T", " ")} UTC, ${(report.ms / 1000).toFixed(1)} s.
Extensions: ${report.extensions.join(", ") || "none"}.</p>
</header>
<main>
${failed.length > 0 ? section("What keeps it from conforming", failed) : ""}
${warnings.length > 0 ? section("Warnings: allowed, but worth a look", warnings) : ""}
<section>
<h2>By area</h2>
<table>
<thead><tr><th scope="col">Area</th>${(["passed", "failed", "warning", "skipped", "blocked"] as const).map((status) => html`<th scope="col">${names[status]}</th>`)}</tr></thead>
<tbody>${byArea(report.results).map(([area, results]) => row(areas[area], results))}</tbody>
<tfoot>${row("All", report.results)}</tfoot>
</table>
</section>
<section>
<h2>Every check</h2>
${byArea(report.results).map(
  ([area, results]) => html`<details><summary>${areas[area]} (${results.length})</summary>
<ul>${results.map(({ check, status, came }) => html`<li class="${status.replace(" ", "-")}"><b>${names[status]}</b> ${check.title} <code>${check.id}</code>${came === undefined ? "" : html`<br><span>${came}</span>`}</li>`)}</ul></details>`,
)}
</section>
</main>
</body>
</html>
`;
  return page.toString();
}

function section(title: string, results: readonly Result[]) {
  return html`<section>
<h2>${title}</h2>
${results.map(
  ({ check, came, asked }) => html`<article>
<h3>${check.title}</h3>
<dl><dt>Expected</dt><dd>${check.expected}</dd><dt>Came</dt><dd>${came}</dd><dt>Advice</dt><dd>${check.advice}</dd>
<dt>Check</dt><dd><code>${check.id}</code>, docs/contract.md${check.contract}</dd>
${asked.length > 0 ? html`<dt>Asked</dt><dd>${asked.slice(0, 4).map((each) => html`<code>${each}</code><br>`)}</dd>` : ""}</dl>
</article>`,
)}
</section>`;
}

function row(name: string, results: readonly Result[]) {
  const counts = countsOf(results);
  return html`<tr><th scope="row">${name}</th>${(["passed", "failed", "warning", "skipped", "blocked"] as const).map((status) => html`<td>${counts[status] || "–"}</td>`)}</tr>`;
}
