import { sitePath } from "../../lib/site-path.ts";
import { type TextStorage, visitStorage } from "../../lib/storage.ts";
import { keys } from "../../session/records.ts";
import { isOpenForm } from "../../lib/form-draft.ts";

/** Pages that lead elsewhere themselves: returning to one of them after signing in would go in circles. */
const passedThrough =
  /^\/(?:login|register|register-account-confirm|forgot-password|account_reset|maintenance|maintenance-control)\/?(?:[?#]|$)/;

/** Stores where the player wanted to go. An address that is not a path of this site is not stored. */
export function saveReturnUrl(href: string, visit: TextStorage = visitStorage): void {
  const path = sitePath(href);
  if (path === undefined || passedThrough.test(path)) visit.remove(keys.returnUrl);
  else visit.write(keys.returnUrl, path);
}

/**
 * Where to go after signing in (product.md 2.4): the stored address, used once, or home. Addresses that contain
 * "profile" lead home, and so does anything that is not a path of this site.
 *
 * There is one exception: a player who was filling in a form when the session was lost returns to it, because the
 * draft is still there. The rule is meant for pages that only show something.
 */
export function consumeReturnUrl(visit: TextStorage = visitStorage): string {
  const path = sitePath(visit.read(keys.returnUrl) ?? "");
  visit.remove(keys.returnUrl);
  if (path === undefined || passedThrough.test(path)) return "/";
  if (isProfile(path) && !isOpenForm(path, visit)) return "/";
  return path;
}

function isProfile(path: string): boolean {
  const [pathname = ""] = path.split(/[?#]/);
  return /profile/i.test(path) || /profile/i.test(decodeURIComponent(pathname));
}
