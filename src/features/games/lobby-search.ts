import * as v from "valibot";
import { gameOrders } from "../../contract/casino.ts";
import { addressText } from "../../lib/address-text.ts";

/** The search parameters of a lobby's address. Invalid ones are ignored. */
export const lobbySearch = v.object({
  category: addressText,
  provider: addressText,
  type: addressText,
  /** For games only: tables come in the operator's order. */
  order: v.fallback(v.optional(v.picklist(gameOrders)), undefined),
  /** A text to search for in the names. */
  q: addressText,
});
export type LobbySearch = v.InferOutput<typeof lobbySearch>;
