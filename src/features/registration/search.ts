import * as v from "valibot";
import type { Step } from "./steps.ts";

/** A code out of an address, where what looks like a number is one. */
const code = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((typed) => String(typed).trim() || undefined),
    ),
  ),
  undefined,
);

/**
 * What the address of the registration holds. `code` is the promotion code, `/register?code=HOSGELDIN`; links
 * that call it `promo` or `promotionCode` mean the same. What does not fit is as if it were not there.
 */
export const registrationSearch = v.pipe(
  v.object({
    step: v.fallback(v.optional(v.picklist([2, 3])), undefined),
    code,
    promo: code,
    promotionCode: code,
  }),
  v.transform(({ step, code, promo, promotionCode }): { step?: Step; code?: string } => {
    const given = code ?? promo ?? promotionCode;
    return { ...(step && { step }), ...(given !== undefined && { code: given }) };
  }),
);
