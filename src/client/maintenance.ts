import type { ReadableStore } from "../lib/store.ts";
import { createStoredValue } from "../lib/stored-value.ts";
import { wiring } from "./wiring.ts";

/** Where the flag is stored (spec §3); session/keys.ts lists all keys. */
export const maintenanceKey = "siteUnderMaintenance";

const flag = createStoredValue({
  key: maintenanceKey,
  decode: (text) => text === "true",
  encode: (isSet) => (isSet ? "true" : undefined),
});

/**
 * Whether the site is under maintenance (spec §4), shared by all tabs. While it is, only the
 * maintenance controller's calls are sent.
 */
export const underMaintenance: ReadableStore<boolean> = flag;

/** Sets the flag; the first time, the layers above are told, once. */
export function startMaintenance(): void {
  if (flag.get()) return;
  flag.set(true);
  wiring().onMaintenance();
}

/** At start-up, and when the maintenance check finds the site well. */
export function endMaintenance(): void {
  flag.set(false);
}
