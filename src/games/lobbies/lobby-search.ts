import * as v from "valibot";
import { gameOrders } from "../../contract/casino.ts";

/** A text in the search parameters, which the router parses as a number if it looks like one. */
const addressText = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty())),
  undefined,
);

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
