import { redirect } from "@tanstack/react-router";
import { underMaintenance } from "../api/maintenance.ts";
import { keys } from "../session/records.ts";
import { visitStorage } from "../lib/storage.ts";
import { sitePath } from "../lib/site-path.ts";
import type { GuardedNavigation } from "./session-guard.ts";

const exempt = /^\/maintenance(-control)?\/?$/;

/** Whether a page stays open during maintenance (product.md 2.3). */
export function isOfMaintenance(pathname: string): boolean {
  return exempt.test(pathname);
}

/** During maintenance, redirects every page to the notice and stores its address for afterwards. */
export function guardMaintenance({ location, preload }: GuardedNavigation): void {
  if (!underMaintenance.get() || isOfMaintenance(location.pathname)) return;
  // The player was not on a page that is only being preloaded. The address is not stored as the return URL of log-in,
  // which must survive a maintenance that begins on the log-in page.
  if (!preload) visitStorage.write(keys.afterMaintenance, location.href);
  throw redirect({ to: "/maintenance", replace: true });
}

/** Where the player was before the maintenance: a path of this site, or `/` if none is stored. */
export function pathAfterMaintenance(): string {
  const path = sitePath(visitStorage.read(keys.afterMaintenance) ?? "/") ?? "/";
  visitStorage.remove(keys.afterMaintenance);
  return isOfMaintenance(path) ? "/" : path;
}
