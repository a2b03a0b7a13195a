import { createStore, type Store } from "../lib/store.ts";

/** Whether the support panel is open. Any screen can open it. */
export const supportOpened: Store<boolean> = createStore(false);
