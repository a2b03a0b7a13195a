import { maintenanceCheckStatus } from "../contract/maintenance.ts";
import { call } from "./call.ts";
import { endMaintenance } from "./maintenance.ts";

/**
 * The maintenance check at start-up (product.md 1.3). Clears the flag of earlier visits and asks the operator; the
 * answer sets the flag. If there is no answer, the site counts as available. Never rejects.
 */
export async function checkMaintenance(): Promise<void> {
  endMaintenance();
  await fetchMaintenance();
}

/** Checks again without clearing the flag: while it is set, no other call is sent. Never rejects. */
export async function fetchMaintenance(): Promise<void> {
  try {
    await call(maintenanceCheckStatus, {});
  } catch {
    // The flag holds the result. A failed check is not worth telling the player.
  }
}
