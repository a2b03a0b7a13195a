import * as v from "valibot";
import { addressText } from "../../lib/address-text.ts";

/** The search parameters of the cashier: a transfer to show. */
export const cashierSearch = v.object({ transaction: addressText });
