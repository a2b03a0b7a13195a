import * as v from "valibot";
import { addressText } from "../../lib/address-text.ts";

/** The search parameters of `/register?code=HOSGELDIN`. Values that are not valid are ignored. */
export const registrationSearch = v.pipe(
  v.object({
    /** Absent for the first step. */
    step: v.fallback(v.optional(v.picklist([2, 3])), undefined),
    code: addressText,
    // Other names of the code, in older links.
    promo: addressText,
    promotionCode: addressText,
  }),
  v.transform(({ step, code, promo, promotionCode }) => ({ step, code: code ?? promo ?? promotionCode })),
);
