import type { ReadableStore } from "../lib/store.ts";
import { createStoredValue } from "../lib/stored-value.ts";
import { noticeMs, showToast } from "../ui/toast.ts";

/** The storage key of the flag; `keys` of session/records.ts lists all. */
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

/** Sets the flag. If it was not set before, the player gets the exact text that the product prescribes (product.md 4.7). */
export function startMaintenance(): void {
  if (flag.get()) return;
  flag.set(true);
  // The notice itself follows.
  showToast({ tone: "negative", text: "Site Bakima Alindi", durationMs: noticeMs });
}

/** Clears the flag, at start-up and when the maintenance check says that maintenance is over. */
export function endMaintenance(): void {
  flag.set(false);
}
