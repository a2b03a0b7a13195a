import * as v from "valibot";

/** The router parses what looks like a number or a truth value as one. */
const anyText = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));

/** A text in the search parameters, exactly as it is. */
export const exactText = v.fallback(v.optional(anyText), undefined);

/** A text in the search parameters, such as an id or what to search for. An empty or endless one is ignored. */
export const addressText = v.fallback(v.optional(v.pipe(anyText, v.trim(), v.nonEmpty(), v.maxLength(200))), undefined);
