import * as v from "valibot";
import { draftPrefix } from "../lib/private-storage.ts";
import { readJson, type TextStorage, visitStorage, writeJson } from "../lib/storage.ts";
import { randomId } from "./random-id.ts";
import type { Session } from "./session.ts";

/** With the drafts, so that it goes where they go: at log-out, and when somebody else signs in. */
const key = `${draftPrefix}open-form`;

const openForm = v.object({
  version: v.literal(1),
  /** The page that the form stands on, without query. */
  path: v.string(),
  /** The random id under which the drafts are kept. */
  player: v.string(),
  /** Tells the player by the username, see fingerprint.ts; absent where the browser cannot compute it. */
  owner: v.optional(v.object({ salt: v.string(), print: v.string() })),
});
type OpenForm = v.InferOutput<typeof openForm>;

type Around = Pick<Session["core"], "deps" | "lastPlayer">;

/** Whose fingerprint is being computed: a fast typist needs one, not one a letter. */
let printing: string | undefined;

const read = (visit: TextStorage) => readJson(visit, key, openForm);

/**
 * Notes that the signed-in player has typed something into a form on this page that is not sent yet. Should the
 * session be lost, the same player finds the way back to the form, and to the draft: over a reload too, as the
 * id under which the draft is kept is then known again by the username that signs in. Nothing that is stored
 * tells who it is. Never rejects.
 */
export async function noteOpenForm({ deps, lastPlayer }: Around, path: string): Promise<void> {
  const { player, username } = lastPlayer() ?? {};
  if (player === undefined || username === undefined) return;
  const known = read(deps.visit);
  const owner = known?.player === player ? known.owner : undefined;
  const noted: OpenForm = { version: 1, path, player, ...(owner && { owner }) };
  writeJson(deps.visit, key, noted);
  if (owner || printing === player) return;
  printing = player;
  const fingerprint = await loadFingerprint(deps);
  const salt = randomId();
  const print = await fingerprint?.(username, salt);
  printing = undefined;
  const now = read(deps.visit);
  if (print && now?.player === player) writeJson(deps.visit, key, { ...now, owner: { salt, print } });
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

/** The id of the player whose form waits, provided that this is their username. Never rejects. */
export async function ownerOfOpenForm(deps: Around["deps"], username: string): Promise<string | undefined> {
  const { owner, player } = read(deps.visit) ?? {};
  if (!owner) return undefined;
  const fingerprint = await loadFingerprint(deps);
  return (await fingerprint?.(username, owner.salt)) === owner.print ? player : undefined;
}

async function loadFingerprint({ fingerprint }: Around["deps"]) {
  return fingerprint ?? (await import("./fingerprint.ts").catch(() => undefined))?.fingerprint;
}
