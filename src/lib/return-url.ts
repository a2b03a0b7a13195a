import * as v from "valibot";
import { draftPrefix } from "./private-storage.ts";
import { sitePath } from "./site-path.ts";
import { readJson, type TextStorage, visitStorage, writeJson } from "./storage.ts";

/** The storage key of the return address; `keys` of session/records.ts lists all keys. */
export const returnUrlKey = "returnUrl";

/** Pages that redirect a signed-in player. Returning to one of them after the log-in would never end. */
const passedThrough =
  /^\/(?:login|register|register-account-confirm|forgot-password|account_reset|maintenance|maintenance-control)\/?(?:[?#]|$)/;

/** Stores where the player wanted to go. An address that is not a path of this site is not stored. */
export function saveReturnUrl(href: string, visit: TextStorage = visitStorage): void {
  const path = sitePath(href);
  if (path === undefined || passedThrough.test(path)) visit.remove(returnUrlKey);
  else visit.write(returnUrlKey, path);
}

/** The stored address, which stays stored; undefined without one. */
export function storedReturnUrl(visit: TextStorage = visitStorage): string | undefined {
  return sitePath(visit.read(returnUrlKey) ?? "");
}

/**
 * Where to go after signing in (product.md 2.4): the stored address, used once, or home. Addresses that contain
 * "profile" lead home, and so does anything that is not a path of this site.
 *
 * There is one exception: a player who was filling in a form when the session was lost returns to it, because the
 * draft is still there. The rule is meant for pages that only show something.
 */
export function consumeReturnUrl(visit: TextStorage = visitStorage): string {
  const path = storedReturnUrl(visit);
  visit.remove(returnUrlKey);
  if (path === undefined || passedThrough.test(path)) return "/";
  if (isProfile(path) && !isOpenForm(path, visit)) return "/";
  return path;
}

function isProfile(path: string): boolean {
  const [pathname = ""] = path.split(/[?#]/);
  return /profile/i.test(path) || /profile/i.test(decodeURIComponent(pathname));
}

/** Under the prefix of the drafts, so that it is removed with them: at log-out, and when another player signs in. */
const openFormKey = `${draftPrefix}open-form`;

const openForm = v.object({
  version: v.literal(2),
  /** The form's page, without query. */
  path: v.string(),
  /** The id of the player whose drafts these are. */
  player: v.string(),
});

const readOpenForm = (visit: TextStorage) => readJson(visit, openFormKey, openForm);

/**
 * Stores that the signed-in player has typed something into a form on this page and has not sent it. If the session
 * is lost, the same player is led back to the form and its draft, even after a reload.
 */
export function noteOpenForm(path: string, player: string, visit: TextStorage = visitStorage): void {
  writeJson(visit, openFormKey, { version: 2, path, player } satisfies v.InferInput<typeof openForm>);
}

/** Call when the form was sent or emptied. */
export function forgetOpenForm(visit: TextStorage = visitStorage): void {
  visit.remove(openFormKey);
}

/** Whether `path` is the page of the unsent form. */
export function isOpenForm(path: string, visit: TextStorage): boolean {
  const [pathname] = path.split(/[?#]/);
  return readOpenForm(visit)?.path === pathname;
}

/** The id of the player with an unsent form. */
export function playerOfOpenForm(visit: TextStorage): string | undefined {
  return readOpenForm(visit)?.player;
}
