import { redirect } from "@tanstack/react-router";
import { underMaintenance } from "../client/maintenance.ts";
import { keys } from "../session/keys.ts";
import { visitStorage } from "../lib/storage.ts";
import { sitePath } from "../lib/site-path.ts";
import type { GuardedNavigation } from "./session-guard.ts";

/** Pages that stand while the site is under maintenance (spec §2). */
const exempt = /^\/maintenance(-control)?\/?$/;

/** While the site is under maintenance every page gives way to its notice, and is returned to afterwards. */
export function guardMaintenance({ location, preload }: GuardedNavigation): void {
  if (!underMaintenance.get() || exempt.test(location.pathname)) return;
  // Nobody was on a page that is only being made ready.
  if (!preload) visitStorage.write(keys.returnUrl, location.href);
  throw redirect({ to: "/maintenance", replace: true });
}

/** Where the player was before the maintenance: a path of this site, `/` when nothing is known. */
export function pathAfterMaintenance(): string {
  const path = sitePath(visitStorage.read(keys.returnUrl) ?? "/") ?? "/";
  visitStorage.remove(keys.returnUrl);
  return exempt.test(path) ? "/" : path;
}
