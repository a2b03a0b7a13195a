import * as v from "valibot";
import { periodOf, periodSearch, searchOf } from "../../lib/period-search.ts";
import type { Period } from "../../lib/day-presets.ts";
import { type SitePath, withSearch } from "../../ui/site-href.ts";

export type CouponState = "open" | "closed";

/** The search parameters of the coupons. Invalid ones are ignored. */
export const couponsSearch = v.object({
  state: v.fallback(v.optional(v.picklist(["open", "closed"])), undefined),
  ...periodSearch,
});

/** `/profile/bets` has all bets, `/profile/coupons` the open or the closed ones. */
export type CouponsPlace = "bets" | "coupons";

export interface CouponFilters {
  /** Undefined is both. */
  readonly state: CouponState | undefined;
  readonly period: Period;
}

const usualPeriod: Period = "last-30-day";

export function filtersOf(place: CouponsPlace, search: unknown): CouponFilters {
  const { state = "open", ...rest } = v.parse(couponsSearch, search);
  return { state: place === "bets" ? undefined : state, period: periodOf(rest, usualPeriod) };
}

/** Whether the player has chosen no other period. The state does not count: the tabs choose it. */
export function isUsual({ period }: CouponFilters): boolean {
  return period === usualPeriod;
}

/** The address of the coupons with these filters. */
export function couponsPath({ state, period }: CouponFilters): SitePath {
  const search = new URLSearchParams();
  if (state === "closed") search.set("state", state);
  for (const [name, value] of Object.entries(searchOf(period, usualPeriod))) if (value) search.set(name, String(value));
  return withSearch(state === undefined ? "/profile/bets" : "/profile/coupons", search);
}
