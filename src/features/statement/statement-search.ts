import * as v from "valibot";
import { periodSearch } from "../../lib/period-search.ts";

/** The search parameters of the statement: a month, or any period. Invalid ones are ignored. */
export const statementSearch = v.object({
  month: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/))), undefined),
  ...periodSearch,
});

export type StatementSearch = v.InferOutput<typeof statementSearch>;
