import * as v from "valibot";

/** What the address of the confirmation holds: the token, where what looks like a number is one. */
export const confirmSearch = v.object({
  token: v.fallback(
    v.optional(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.transform((token) => String(token) || undefined),
      ),
    ),
    undefined,
  ),
});
