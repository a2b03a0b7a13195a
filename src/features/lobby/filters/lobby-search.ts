import * as v from "valibot";
import { gameOrders } from "../../../contract/casino.ts";

/** A text out of an address, where what looks like a number is one. */
const addressText = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty())),
  undefined,
);

/** What the address of a lobby holds behind its path. What does not fit is as if it were not there. */
export const lobbySearch = v.object({
  category: addressText,
  provider: addressText,
  type: addressText,
  /** Games alone: tables come in the operator's order (contract §2). */
  order: v.fallback(v.optional(v.picklist(gameOrders)), undefined),
  /** A name, as typed into the search. */
  q: addressText,
});
export type LobbySearch = v.InferOutput<typeof lobbySearch>;
