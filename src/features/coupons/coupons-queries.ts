import { readOptions } from "../../api/query.ts";
import { betframeGetCoupons } from "../../contract/betframe.ts";
import { periodDays } from "../../lib/day-presets.ts";
import type { CouponFilters } from "./coupon-filters.ts";

/** Rows of the first page, and of those after it. */
const [firstRows, furtherRows] = [10, 50];

/** A page of the coupons, from `offset` on. The first is available offline. */
export function couponsPage({ state, period }: CouponFilters, today: string, offset: number) {
  const { from: startDate, to: endDate } = periodDays(period, today);
  const request = { startDate, endDate, limit: offset === 0 ? firstRows : furtherRows, offset, ...(state && { state }) };
  if (offset > 0) return readOptions(betframeGetCoupons, request);
  const identity = typeof period === "string" ? { ...request, startDate: period, endDate: "" } : request;
  return readOptions(betframeGetCoupons, request, { persist: true, identity });
}
