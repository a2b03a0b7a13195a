import * as v from "valibot";
import { addressText } from "../../lib/address-text.ts";
import { periodSearch } from "../../lib/period-search.ts";

export type CouponState = "open" | "closed";

/** The search parameters of the coupons. Invalid ones are ignored. */
export const couponsSearch = v.object({
  state: v.fallback(v.optional(v.picklist(["open", "closed"])), undefined),
  /** The coupon whose details are shown. */
  id: addressText,
  ...periodSearch,
});
export type CouponsSearch = v.InferOutput<typeof couponsSearch>;
