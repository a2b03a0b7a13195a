import { maintenanceCheckStatus } from "../contract/maintenance.ts";
import { call } from "./call.ts";
import { endMaintenance } from "./maintenance.ts";

/**
 * Start-up (spec §1): forgets the flag of earlier visits and asks whether the site is under
 * maintenance. The answer sets the flag; without an answer the site counts as well. Never rejects.
 */
export async function checkMaintenance(): Promise<void> {
  endMaintenance();
  await askMaintenance();
}

/**
 * Asks once more, as the flag stands: while it is set, nothing else is sent until the answer says that it is over.
 * Never rejects.
 */
export async function askMaintenance(): Promise<void> {
  try {
    await call(maintenanceCheckStatus, {});
  } catch {
    // The flag says it all, and a check that did not come through is no news for the player.
  }
}
