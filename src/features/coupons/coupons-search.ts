import * as v from "valibot";
import { periodSearch } from "../../lib/period-search.ts";

export type CouponState = "open" | "closed";

/** The search parameters of the coupons. Invalid ones are ignored. */
export const couponsSearch = v.object({
  state: v.fallback(v.optional(v.picklist(["open", "closed"])), undefined),
  ...periodSearch,
});
export type CouponsSearch = v.InferOutput<typeof couponsSearch>;
