import type { TextStorage } from "../../lib/storage.ts";
import { keys } from "../../session/records.ts";

const shown = "shown";

/** Whether this visit has not had its popup yet. Each visit has at most one. */
export function popupIsDue(visit: TextStorage): boolean {
  return visit.read(keys.modalStatus) !== shown;
}

/** Records that this visit has had its popup. */
export function rememberPopup(visit: TextStorage): void {
  visit.write(keys.modalStatus, shown);
}
