import { createStore } from "../../../lib/store.ts";

/** Whether the search is open: one for the page, whoever opens it. */
export const searchOpen = /* @__PURE__ */ createStore(false);
