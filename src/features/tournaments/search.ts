import * as v from "valibot";

/** What the address of the tournaments page holds; what looks like a number there is one. */
export const tournamentsSearch = v.object({
  id: v.fallback(v.optional(v.union([v.string(), v.number()])), undefined),
});
export type TournamentsSearch = v.InferOutput<typeof tournamentsSearch>;
