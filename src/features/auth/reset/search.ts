import * as v from "valibot";

/** What the link in a reset mail holds; a token that looks like a number has become one. */
export const resetSearch = v.object({
  token: v.fallback(v.optional(v.union([v.string(), v.number()])), undefined),
});
