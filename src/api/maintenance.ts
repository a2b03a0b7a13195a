import type { ReadableStore } from "../lib/store.ts";
import { createStoredValue } from "../lib/stored-value.ts";
import { wiring } from "./wiring.ts";

/** The storage key of the flag; session/keys.ts lists all keys. */
export const maintenanceKey = "siteUnderMaintenance";

const flag = createStoredValue({
  key: maintenanceKey,
  decode: (text) => text === "true",
  encode: (isSet) => (isSet ? "true" : undefined),
});

/**
 * Whether the site is under maintenance (product.md 4.7), shared by all tabs. While it is, only the calls of the
 * maintenance controller are sent.
 */
export const underMaintenance: ReadableStore<boolean> = flag;

/** Sets the flag. If it was not set before, `onMaintenance` is called. */
export function startMaintenance(): void {
  if (flag.get()) return;
  flag.set(true);
  wiring().onMaintenance();
}

/** Clears the flag, at start-up and when the maintenance check says that maintenance is over. */
export function endMaintenance(): void {
  flag.set(false);
}
