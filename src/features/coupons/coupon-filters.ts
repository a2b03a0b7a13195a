import { linkOptions } from "@tanstack/react-router";
import { type Period, periodOf, searchOf } from "../../lib/day-presets.ts";
import type { PageLink } from "../../ui/Link.tsx";
import type { CouponState, CouponsSearch } from "./coupons-search.ts";

/** `/profile/bets` has all bets, `/profile/coupons` the open or the closed ones. */
export type CouponsPlace = "bets" | "coupons";

export interface CouponFilters {
  /** Undefined is both. */
  readonly state: CouponState | undefined;
  readonly period: Period;
}

const usualPeriod: Period = "last-30-day";

export function filtersOf(place: CouponsPlace, { state = "open", ...rest }: CouponsSearch): CouponFilters {
  return { state: place === "bets" ? undefined : state, period: periodOf(rest, usualPeriod) };
}

/** Whether the player has chosen no other period. The state does not count: the tabs choose it. */
export function isUsual({ period }: CouponFilters): boolean {
  return period === usualPeriod;
}

/** Leads to the coupons with these filters, and to the details of one. */
export function couponsLink({ state, period }: CouponFilters, id?: string): PageLink {
  const search = { ...searchOf(period, usualPeriod), id };
  if (state === undefined) return linkOptions({ to: "/profile/bets", search });
  return linkOptions({ to: "/profile/coupons", search: { state: state === "open" ? undefined : state, ...search } });
}
