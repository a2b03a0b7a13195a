import * as v from "valibot";

/** The search parameters of the statement. Invalid ones are ignored. */
export const statementSearch = v.object({
  month: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/))), undefined),
});

export type StatementSearch = v.InferOutput<typeof statementSearch>;
