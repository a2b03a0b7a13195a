import { createStore } from "../../lib/store.ts";

/**
 * The keys pressed since the search was opened and before its field is rendered (see `typedWith`); undefined while the
 * search is closed. The page has one such store.
 */
export const searchKeys = /* @__PURE__ */ createStore<readonly string[] | undefined>(undefined);
