import * as v from "valibot";
import { addressText } from "../../lib/address-text.ts";
import { periodSearch } from "../../lib/period-search.ts";

export const orders = ["createdAt", "amount", "id"] as const;
export type Order = (typeof orders)[number];

/** The search parameters of the history. Invalid ones are ignored. */
export const historySearch = v.object({
  category: addressText,
  type: addressText,
  /** A sub-category. */
  sub: addressText,
  status: addressText,
  /** The lowest amount, in either direction: a decimal string. */
  min: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,12}(\.\d{1,2})?$/))),
    undefined,
  ),
  order: v.fallback(v.optional(v.picklist(orders)), undefined),
  direction: v.fallback(v.optional(v.literal("asc")), undefined),
  /** The transaction whose details are shown. */
  id: addressText,
  ...periodSearch,
});
export type HistorySearch = v.InferOutput<typeof historySearch>;
