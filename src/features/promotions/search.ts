import * as v from "valibot";
import { promotionStates } from "./promotion-state.ts";

/** An id in an address. The router parses an id that looks like a number into a number. */
const addressId = v.union([v.string(), v.number()]);

/** The search parameters of the promotions page. Values that are not valid are ignored. */
export const promotionsSearch = v.object({
  state: v.fallback(v.optional(v.picklist(promotionStates)), undefined),
  category: v.fallback(v.optional(addressId), undefined),
  id: v.fallback(v.optional(addressId), undefined),
});
export type PromotionsSearch = v.InferOutput<typeof promotionsSearch>;
