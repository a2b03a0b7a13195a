import { html } from "hono/html";
import type { Markup } from "./office.ts";

export interface DayChartOptions {
  /** What a screen reader says instead of the picture. The values are in the table below it. */
  readonly label: string;
  /** A value for each day. Undefined leaves a gap. */
  readonly points: readonly (number | undefined)[];
  /** Values up to this line are good. */
  readonly good: number;
  readonly format: (value: number) => string;
  /** The names of the first and the last day. */
  readonly first: string;
  readonly last: string;
}

const size = { width: 640, height: 180, top: 16, bottom: 32, left: 96, right: 8 } as const;

/** A line through the values of some days, as SVG. */
export function dayChart({ label, points, good, format, first, last }: DayChartOptions): Markup {
  const highest = Math.max(good, ...points.map((value) => value ?? 0)) * 1.1;
  const x = (day: number) => size.left + (day / Math.max(1, points.length - 1)) * (size.width - size.left - size.right);
  const y = (value: number) => size.height - size.bottom - (value / highest) * (size.height - size.top - size.bottom);
  const place = (value: number, day: number) => `${x(day).toFixed(1)},${y(value).toFixed(1)}`;
  const lines = runsOf(points).map(
    (run) => html`<polyline class="line" points="${run.map(([day, value]) => place(value, day)).join(" ")}" />`,
  );
  const dots = points.map((value, day) =>
    value === undefined ? "" : html`<circle cx="${x(day).toFixed(1)}" cy="${y(value).toFixed(1)}" r="3" />`,
  );
  const axis = (value: number) =>
    html`<text class="value" x="${size.left - 8}" y="${(y(value) + 4).toFixed(1)}">${format(value)}</text>`;
  return html`<svg class="chart" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${label}">
    <line class="good" x1="${size.left}" x2="${size.width - size.right}" y1="${y(good).toFixed(1)}" y2="${y(good).toFixed(1)}" />
    <line class="base" x1="${size.left}" x2="${size.width - size.right}" y1="${y(0)}" y2="${y(0)}" />
    ${axis(good)}${axis(0)}${lines}${dots}
    <text x="${size.left}" y="${size.height - 6}">${first}</text>
    <text class="value" x="${size.width - size.right}" y="${size.height - 6}">${last}</text>
  </svg>`;
}

/** The days with values, without the gaps between them. */
function runsOf(
  points: readonly (number | undefined)[],
): readonly (readonly (readonly [day: number, value: number])[])[] {
  const runs: [number, number][][] = [[]];
  points.forEach((value, day) => {
    if (value === undefined) runs.push([]);
    else runs.at(-1)?.push([day, value]);
  });
  return runs.filter((run) => run.length > 0);
}
