import * as v from "valibot";
import { draftPrefix } from "../lib/private-storage.ts";
import { readJson, type TextStorage, visitStorage, writeJson } from "../lib/storage.ts";

/** Under the prefix of the drafts, so that it is removed with them: at log-out, and when another player signs in. */
const key = `${draftPrefix}open-form`;

const openForm = v.object({
  version: v.literal(2),
  /** The form's page, without query. */
  path: v.string(),
  /** The id of the player whose drafts these are. */
  player: v.string(),
});

const read = (visit: TextStorage) => readJson(visit, key, openForm);

/**
 * Stores that the signed-in player has typed something into a form on this page and has not sent it. If the session
 * is lost, the same player is led back to the form and its draft, even after a reload.
 */
export function noteOpenForm(path: string, player: string, visit: TextStorage = visitStorage): void {
  writeJson(visit, key, { version: 2, path, player } satisfies v.InferInput<typeof openForm>);
}

/** Call when the form was sent or emptied. */
export function forgetOpenForm(visit: TextStorage = visitStorage): void {
  visit.remove(key);
}

/** Whether `path` is the page of the unsent form. */
export function isOpenForm(path: string, visit: TextStorage): boolean {
  const [pathname] = path.split(/[?#]/);
  return read(visit)?.path === pathname;
}

/** The id of the player with an unsent form. */
export function playerOfOpenForm(visit: TextStorage): string | undefined {
  return read(visit)?.player;
}
