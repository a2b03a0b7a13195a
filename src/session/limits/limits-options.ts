import { readOptions } from "../../client/query.ts";
import { limitsGet } from "../../contract/limits.ts";

/** The player's limits. For operators with the `limits` extension. The last known ones are available offline. */
export const limitsOptions = () => readOptions(limitsGet, {}, { persist: true });

/** The currency of limits and net results, which name none. The site has no other (product.md 9.5). */
export const limitsCurrency = "TRY";
