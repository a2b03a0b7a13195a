import { createStore, type Store } from "../../lib/store.ts";

/** Whether the support panel stands open, so that any screen can bring it up. */
export const supportOpened: Store<boolean> = createStore(false);
