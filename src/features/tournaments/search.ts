import * as v from "valibot";

/** The search parameters of the tournaments page. The router parses an id that looks like a number into a number. */
export const tournamentsSearch = v.object({
  id: v.fallback(v.optional(v.union([v.string(), v.number()])), undefined),
});
export type TournamentsSearch = v.InferOutput<typeof tournamentsSearch>;
