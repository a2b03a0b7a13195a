import * as v from "valibot";

/** The search parameters of a confirmation link. The router parses a token that looks like a number into a number. */
export const confirmSearch = v.object({
  token: v.fallback(v.optional(v.union([v.string(), v.number()])), undefined),
});
