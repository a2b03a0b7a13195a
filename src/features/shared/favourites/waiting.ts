import * as v from "valibot";
import { privatePrefix } from "../../../lib/private-storage.ts";
import { deviceStorage, readJson, writeJson } from "../../../lib/storage.ts";
import { askWorker } from "../../../lib/worker-link.ts";
import { readWaitingChanges } from "../../../lib/worker-messages.ts";
import { type FavouriteChange, favouriteChanges } from "./change.ts";

/** What is to be done to the queue; see worker-messages.ts. */
export interface QueueRequest {
  readonly put?: FavouriteChange;
  readonly settled?: FavouriteChange;
}

/** The changes of `player` that wait in the worker's queue; undefined when there is no worker, or none that replies. */
export async function askQueue(
  player: string,
  { put, settled }: QueueRequest,
): Promise<readonly FavouriteChange[] | undefined> {
  const reply = await askWorker({
    type: "QUEUE",
    ...(put && { put: { player, ...put } }),
    ...(settled && { settled: { player, ...settled } }),
  });
  const own = readWaitingChanges(reply)?.filter((change) => change.player === player);
  const changes = v.safeParse(favouriteChanges, own);
  return changes.success ? changes.output : undefined;
}

const key = `${privatePrefix}favourites.waiting`;
const note = v.object({ player: v.string(), changes: favouriteChanges });

/**
 * A note of what the queue last said: the hearts of a page that opens show it at once, and not the operator's word
 * from before the change. What counts, and is sent, is the queue.
 */
export function noteWaiting(player: string | undefined, changes: readonly FavouriteChange[]): void {
  if (player === undefined || changes.length === 0) deviceStorage.remove(key);
  else writeJson(deviceStorage, key, { player, changes });
}

/** Nothing where no worker is: then nobody knows whether it still waits. */
export function notedWaiting(player: string | undefined): readonly FavouriteChange[] {
  if (player === undefined || !navigator.serviceWorker?.controller) return [];
  const noted = readJson(deviceStorage, key, note);
  return noted?.player === player ? noted.changes : [];
}
