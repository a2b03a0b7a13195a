import { createStore } from "../lib/store.ts";

/** Whether something happened on this page after which the player may want the app at hand, such as a deposit. */
export const worthInstalling = createStore(false);
