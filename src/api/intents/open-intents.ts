import { createStore } from "../../lib/store.ts";

/** Whether this page knows of an open intent. While it does, calls that tell its status pass the error lock. */
export const hasOpenIntent = /* @__PURE__ */ createStore(false);
