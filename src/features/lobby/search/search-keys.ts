import { createStore } from "../../../lib/store.ts";

/**
 * The keys pressed since the search was asked for, which come to the page until its field is there (`typedWith`);
 * undefined while the search is closed. One for the page, whoever opens it.
 */
export const searchKeys = /* @__PURE__ */ createStore<readonly string[] | undefined>(undefined);
