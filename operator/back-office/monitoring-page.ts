/** `/operator/monitoring`: how fast pages were on players' devices, and what failed there. To look at only. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { beaconPath } from "../http/beacon-path.ts";
import { addDays, localDay } from "../lib/calendar.ts";
import {
  type Counted,
  mostCounted,
  type Percentile,
  percentilesBy,
  type VitalName,
} from "../monitoring/read-numbers.ts";
import { filled, texts } from "../texts/texts.ts";
import { dayChart } from "./day-chart.ts";
import { dayOf, type Markup, type OfficeContext, type OfficeEnv, say, type Word } from "./office.ts";
import { page } from "./page.ts";

const days = 28;
const most = { pages: 10, errors: 20, counts: 20 } as const;

/** The limits of Google's Core Web Vitals: good up to, and poor above. */
const limits: Readonly<Record<VitalName, { readonly good: number; readonly poor: number }>> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 100, poor: 250 },
  TTFB: { good: 800, poor: 1_800 },
};
const names = Object.keys(limits) as VitalName[];

export function monitoringPage(app: Hono<OfficeEnv>): void {
  app.get("/monitoring", async (c) => {
    const { office } = c.var;
    const { db, now, config } = office.operator;
    const since = localDay(addDays(now(), 1 - days));
    const counted = (kind: Parameters<typeof mostCounted>[1], count: number = most.counts) =>
      mostCounted(db, kind, since, count);
    // One after the other: the page is opened rarely, and PGlite has one connection.
    const byDay = await percentilesBy(db, "day", since);
    const byVisit = await percentilesBy(db, "visit", since);
    const byPage = await percentilesBy(db, "page", since);
    const errors = await counted("error", most.errors);
    const failures = await counted("failure");
    const dropped = await counted("dropped");
    const starts = await counted("start");
    const workers = await counted("worker");
    const installs = await counted("install");

    const stateOf = (kind: "start" | "worker" | "install") => (row: Counted) => [
      wordOf(office, kind, row.name),
      numberOf(office, row.times),
    ];
    const lastDay = (row: Counted) => dayOf(office, new Date(row.lastDay));
    const body = html`<p class="quiet intro">${say(office, "aboutMonitoring")}</p>
      ${
        config.monitoring === undefined
          ? html`<p class="problem">${say(office, "monitoringOff")}
            <code>"monitoring": {"url": "${beaconPath}", "sample": 0.1}</code></p>`
          : ""
      }
      ${names.map((name) => vitalCard(office, name, byDay, since))}
      ${vitalSection(office, "byVisit", "visitColumn", byVisit, (visit) => wordOf(office, "visit", visit))}
      ${vitalSection(office, "worstPages", "pageColumn", worst(byPage), (path) => html`<code>${path}</code>`)}
      ${tableSection(
        office,
        "topErrors",
        ["errorColumn", "pageColumn", "timesColumn", "lastDayColumn"],
        errors.map((row) => [
          html`<strong>${row.name}</strong>${row.detail && html`<pre>${row.detail}</pre>`}`,
          html`<code>${row.page}</code>`,
          numberOf(office, row.times),
          lastDay(row),
        ]),
      )}
      ${tableSection(
        office,
        "failedCalls",
        ["callColumn", "outcomeColumn", "timesColumn", "lastDayColumn"],
        failures.map((row) => [
          html`<code>${row.name}</code>`,
          html`<code>${row.detail}</code>`,
          numberOf(office, row.times),
          lastDay(row),
        ]),
      )}
      ${tableSection(
        office,
        "droppedRows",
        ["callColumn", "timesColumn", "lastDayColumn"],
        dropped.map((row) => [html`<code>${row.name}</code>`, numberOf(office, row.times), lastDay(row)]),
      )}
      ${tableSection(office, "startProblems", ["problemColumn", "timesColumn"], starts.map(stateOf("start")))}
      ${tableSection(office, "workerStates", ["stateColumn", "timesColumn"], workers.map(stateOf("worker")))}
      ${tableSection(office, "installStates", ["stateColumn", "timesColumn"], installs.map(stateOf("install")))}`;
    return c.html(page(office, { section: "monitoring" }, body));
  });
}

/** The chart of one vital with its table. */
function vitalCard(office: OfficeContext, name: VitalName, byDay: readonly Percentile[], since: string): Markup {
  const values = byDay.filter((one) => one.name === name);
  const { good } = limits[name];
  const goodText = filled(say(office, "goodUpTo"), { value: valueOf(office, name, good) });
  const ofDay = (day: number) => localDay(addDays(new Date(`${since}T12:00:00Z`), day));
  const points = Array.from({ length: days }, (_, day) => values.find(({ group }) => group === ofDay(day))?.p75);
  const rows = values
    .toReversed()
    .map(({ group, p75, times }) => [
      dayOf(office, new Date(group)),
      rated(office, name, p75),
      numberOf(office, times),
    ]);
  const shown = html`<p class="quiet">${say(office, "p75ByDay")} · ${goodText}</p>
    ${dayChart({
      label: `${say(office, `vital-${name}`)}. ${say(office, "p75ByDay")}`,
      points,
      good,
      format: (value) => valueOf(office, name, value),
      first: dayOf(office, new Date(ofDay(0))),
      last: dayOf(office, new Date(ofDay(days - 1))),
    })}
    <details>
      <summary>${say(office, "byDayTable")}</summary>
      ${table(`vital-${name}`, [say(office, "dayColumn"), name, say(office, "measurements")], rows)}
    </details>`;
  return section(office, `vital-${name}`, values.length > 0 ? shown : nothing(office));
}

/** The word for a value, or the value itself if an earlier release stored it and this one has no word for it. */
function wordOf(office: OfficeContext, kind: string, value: string): string {
  const word = `${kind}-${value}`;
  return word in texts.backOffice ? say(office, word as Word) : value;
}

function section(office: OfficeContext, heading: Word, body: Markup): Markup {
  return html`<section class="card" aria-labelledby="${heading}"><h2 id="${heading}">${say(office, heading)}</h2>${body}</section>`;
}

function nothing(office: OfficeContext): Markup {
  return html`<p class="quiet">${say(office, "nothing")}</p>`;
}

type Cell = Markup | string;

function tableSection(
  office: OfficeContext,
  heading: Word,
  columns: readonly Word[],
  rows: readonly (readonly Cell[])[],
): Markup {
  const headers = columns.map((column) => say(office, column));
  return section(office, heading, rows.length > 0 ? table(heading, headers, rows) : nothing(office));
}

/** A table that is wider than the screen scrolls, also by the keyboard. */
function table(heading: string, headers: readonly string[], rows: readonly (readonly Cell[])[]): Markup {
  return html`<div class="table" tabindex="0" role="group" aria-labelledby="${heading}"><table>
    <thead><tr>${headers.map((header) => html`<th scope="col">${header}</th>`)}</tr></thead>
    <tbody>${rows.map(
      ([first = "", ...rest]) =>
        html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>`,
    )}</tbody>
  </table></div>`;
}

/** A row for each group, a column for each vital, and how often the most frequent of them was measured. */
function vitalSection(
  office: OfficeContext,
  heading: Word,
  column: Word,
  percentiles: readonly Percentile[],
  nameOf: (group: string) => Cell,
): Markup {
  const groups = [...new Set(percentiles.map(({ group }) => group))];
  const rows = groups.map((group) => [
    nameOf(group),
    ...names.map((name) => {
      const found = percentiles.find((one) => one.group === group && one.name === name);
      return found ? rated(office, name, found.p75) : "–";
    }),
    numberOf(office, Math.max(...percentiles.filter((one) => one.group === group).map(({ times }) => times))),
  ]);
  const headers = [say(office, column), ...names, say(office, "measurements")];
  const body = rows.length > 0 ? table(heading, headers, rows) : nothing(office);
  return section(office, heading, body);
}

/** The pages that are furthest above what is good, the worst first. */
function worst(byPage: readonly Percentile[]): readonly Percentile[] {
  const badness = new Map<string, number>();
  for (const { group, name, p75 } of byPage)
    badness.set(group, Math.max(badness.get(group) ?? 0, p75 / limits[name].good));
  const pages = [...badness].toSorted(([, one], [, other]) => other - one).slice(0, most.pages);
  return pages.flatMap(([path]) => byPage.filter(({ group }) => group === path));
}

function rated(office: OfficeContext, name: VitalName, value: number): Markup {
  const { good, poor } = limits[name];
  const rating = value <= good ? "good" : value <= poor ? "fair" : "poor";
  return html`${valueOf(office, name, value)} <span class="${ratingClasses[rating]}">${say(office, `rating-${rating}`)}</span>`;
}

const ratingClasses = { good: "on", fair: "quiet", poor: "closed" } as const;

const locales = { tr: "tr-TR", en: "en-GB" } as const;

/** Seconds or milliseconds, and CLS without a unit. */
function valueOf({ language }: OfficeContext, name: VitalName, value: number): string {
  const locale = locales[language];
  if (name === "CLS") return new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value / 1_000);
  if (value < 1_000) return `${value} ms`;
  const seconds = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value / 1_000);
  return `${seconds} ${language === "tr" ? "sn" : "s"}`;
}

function numberOf({ language }: OfficeContext, value: number): string {
  return new Intl.NumberFormat(locales[language]).format(value);
}
