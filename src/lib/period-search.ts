import * as v from "valibot";
import { isDay } from "./dates.ts";
import { dayPresets, type Period } from "./day-presets.ts";

/** A text in the search parameters, which the router parses as a number if it looks like one. Invalid ones are ignored. */
export const addressText = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty(), v.maxLength(60))),
  undefined,
);

const addressDay = v.fallback(v.optional(v.pipe(v.string(), v.check(isDay))), undefined);

/** The search parameters of a period: a preset, or both days of a range. */
export const periodSearch = {
  period: v.fallback(v.optional(v.picklist(dayPresets)), undefined),
  from: addressDay,
  to: addressDay,
};

export interface PeriodSearch {
  readonly period?: (typeof dayPresets)[number] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The period that the search parameters name, or `usual`. Days in the wrong order are swapped. */
export function periodOf({ period, from, to }: PeriodSearch, usual: Period): Period {
  if (from && to) return from <= to ? { from, to } : { from: to, to: from };
  return period ?? usual;
}

/** The search parameters of a period. The usual one is left out. */
export function searchOf(period: Period, usual: Period): PeriodSearch {
  if (typeof period !== "string") return { from: period.from, to: period.to };
  return period === usual ? {} : { period };
}
