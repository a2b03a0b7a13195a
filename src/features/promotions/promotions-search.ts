import * as v from "valibot";
import { addressText } from "../../lib/address-text.ts";

/** The states, as the contract and the address of the page name them. */
export const promotionStates = ["active", "coming", "finished"] as const;
export type PromotionState = (typeof promotionStates)[number];

/** The search parameters of the promotions page. Values that are not valid are ignored. */
export const promotionsSearch = v.object({
  state: v.fallback(v.optional(v.picklist(promotionStates)), undefined),
  category: addressText,
  id: addressText,
});
export type PromotionsSearch = v.InferOutput<typeof promotionsSearch>;
