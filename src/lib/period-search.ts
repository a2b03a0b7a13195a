import * as v from "valibot";
import { isDay } from "./dates.ts";

/** Periods with a name, such as "last 30 days". */
export const dayPresets = [
  "all-times",
  "last-2-year",
  "last-12-month",
  "last-180-day",
  "last-90-day",
  "last-month",
  "this-month",
  "last-30-day",
  "last-week",
  "this-week",
  "last-7-day",
  "yesterday",
  "today",
] as const;
export type DayPreset = (typeof dayPresets)[number];

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
