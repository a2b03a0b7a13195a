import { useSyncExternalStore } from "react";
import type { ReadableStore } from "../lib/store.ts";

/** The store's value. The component renders again whenever it changes. */
export function useStore<Value>(store: ReadableStore<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
