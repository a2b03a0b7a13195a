import * as v from "valibot";
import { draftPrefix } from "../lib/private-storage.ts";
import { readJson, type TextStorage, visitStorage, writeJson } from "../lib/storage.ts";

/** With the drafts, so that it goes where they go: at log-out, and when somebody else signs in. */
const key = `${draftPrefix}open-form`;

const openForm = v.object({
  version: v.literal(2),
  /** The page that the form stands on, without query. */
  path: v.string(),
  /** The player's id, under which the drafts are kept. */
  player: v.string(),
});

const read = (visit: TextStorage) => readJson(visit, key, openForm);

/**
 * Notes that the signed-in player has typed something into a form on this page that is not sent yet. If the session
 * is lost, the same player finds the way back to the form and its draft, over a reload too.
 */
export function noteOpenForm(path: string, player: string, visit: TextStorage = visitStorage): void {
  writeJson(visit, key, { version: 2, path, player } satisfies v.InferInput<typeof openForm>);
}

/** The form was sent, or emptied. */
export function forgetOpenForm(visit: TextStorage = visitStorage): void {
  visit.remove(key);
}

/** Whether `path` is the page of the form that waits to be filled in. */
export function isOpenForm(path: string, visit: TextStorage): boolean {
  const [pathname] = path.split(/[?#]/);
  return read(visit)?.path === pathname;
}

/** The id of the player whose form waits. */
export function playerOfOpenForm(visit: TextStorage): string | undefined {
  return read(visit)?.player;
}
