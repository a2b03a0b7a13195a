import * as v from "valibot";
import { addressText } from "../../lib/address-text.ts";

/** The search parameters of the cashier: a transfer to show, or an amount for the form, such as `250.00`. */
export const cashierSearch = v.object({
  transaction: addressText,
  amount: v.pipe(
    addressText,
    v.transform((text) => (text !== undefined && /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? text : undefined)),
  ),
});
