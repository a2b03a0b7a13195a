import * as v from "valibot";
import { promotionStates } from "./promotion-state.ts";

/** An id out of an address, where what looks like a number is one. */
const addressId = v.union([v.string(), v.number()]);

/** What the address of the promotions page holds. What does not fit is as if it were not there. */
export const promotionsSearch = v.object({
  state: v.fallback(v.optional(v.picklist(promotionStates)), undefined),
  category: v.fallback(v.optional(addressId), undefined),
  id: v.fallback(v.optional(addressId), undefined),
});
export type PromotionsSearch = v.InferOutput<typeof promotionsSearch>;
