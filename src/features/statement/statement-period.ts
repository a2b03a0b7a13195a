/** The period of a statement: which one the address names, the days that it asks for, and the periods before and after. */
import { linkOptions } from "@tanstack/react-router";
import { addDays, daysBetween } from "../../lib/dates.ts";
import {
  type DayRange,
  firstOfMonth,
  firstOfWeek,
  lastOfMonth,
  type Period,
  periodDays,
  periodOf,
  searchOf,
} from "../../lib/day-presets.ts";
import type { PageLink } from "../../ui/Link.tsx";
import type { StatementSearch } from "./statement-search.ts";

const usualPeriod: Period = "this-month";

/** The period that the address names: by default this month. */
export function periodOfStatement({ month, ...search }: StatementSearch, today: string): Period {
  const isPast = month !== undefined && month < today.slice(0, 7);
  return periodOf(search, isPast ? { from: `${month}-01`, to: lastOfMonth(`${month}-01`) } : usualPeriod);
}

/** Leads to the statement of a period. */
export function statementLink(period: Period): PageLink {
  const isMonth = typeof period !== "string" && isWholeMonth(period);
  const search = isMonth ? { month: period.from.slice(0, 7) } : searchOf(period, usualPeriod);
  return linkOptions({ to: "/profile/statement", search });
}

/** A period with its first and last day. A month or week that is not over ends after today. */
export interface Span extends DayRange {
  readonly kind: "month" | "week" | "days";
}

/** Undefined for a period without a beginning. */
export function spanOf(period: Period, today: string): Span | undefined {
  const range = periodDays(period, today);
  const { from, to } = range;
  if (from === "") return undefined;
  if (period === "this-month" || isWholeMonth(range)) return { kind: "month", from, to: lastOfMonth(from) };
  const sunday = addDays(from, 6);
  if (period === "this-week" || (from === firstOfWeek(from) && to === sunday))
    return { kind: "week", from, to: sunday };
  return { kind: "days", from, to };
}

function isWholeMonth({ from, to }: DayRange): boolean {
  return from === firstOfMonth(from) && to === lastOfMonth(from);
}

/** The days to request: those of the span, but none after today. Without a span both are empty, which means all days. */
export function daysToRequest(span: Span | undefined, today: string): DayRange {
  if (!span) return { from: "", to: "" };
  const { from, to } = span;
  return { from, to: to > today && from <= today ? today : to };
}

/** The month or week before, or as many days. */
export function periodBefore({ kind, from, to }: Span): DayRange {
  const last = addDays(from, -1);
  return { from: kind === "month" ? firstOfMonth(last) : addDays(from, -daysBetween(from, to)), to: last };
}

/** The month or week after, or as many days. Undefined if it would begin after today. */
export function periodAfter({ kind, from, to }: Span, today: string): Period | undefined {
  const first = addDays(to, 1);
  if (first > today) return undefined;
  const last = kind === "month" ? lastOfMonth(first) : addDays(to, daysBetween(from, to));
  if (last < today) return { from: first, to: last };
  if (kind === "days") return { from: first, to: today };
  return kind === "month" ? "this-month" : "this-week";
}
