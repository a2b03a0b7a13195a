import { sitePath } from "../lib/site-path.ts";
import { type TextStorage, visitStorage } from "../lib/storage.ts";
import { keys } from "./keys.ts";
import { isOpenForm } from "./open-form.ts";

/** Screens that lead elsewhere themselves: returning to one of them after signing in goes in circles. */
const passedThrough =
  /^\/(?:login|register|register-account-confirm|forgot-password|account_reset|maintenance|maintenance-control)\/?(?:[?#]|$)/;

/** Keeps where the player wanted to go; what is no path of this site is not kept. */
export function saveReturnUrl(href: string, visit: TextStorage = visitStorage): void {
  const path = sitePath(href);
  if (path === undefined || passedThrough.test(path)) visit.remove(keys.returnUrl);
  else visit.write(keys.returnUrl, path);
}

/**
 * Where to go after signing in (spec §2): the address that was kept, once, or home. Addresses with
 * "profile" go home, and so does whatever is no path of this site.
 *
 * But for one: whoever was filling in a form there when the session was lost is brought back to it, because
 * what was typed waits for them. The spec's rule is for pages that only show something.
 */
export function takeReturnUrl(visit: TextStorage = visitStorage): string {
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
