import * as v from "valibot";

/** What the link in a confirmation mail holds; a token that looks like a number has become one. */
export const confirmSearch = v.object({
  token: v.fallback(v.optional(v.union([v.string(), v.number()])), undefined),
});
