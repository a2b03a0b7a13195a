import * as v from "valibot";
import { addressText } from "../../lib/address-text.ts";
import { promotionStates } from "./promotion-state.ts";

/** The search parameters of the promotions page. Values that are not valid are ignored. */
export const promotionsSearch = v.object({
  state: v.fallback(v.optional(v.picklist(promotionStates)), undefined),
  category: addressText,
  id: addressText,
});
export type PromotionsSearch = v.InferOutput<typeof promotionsSearch>;
