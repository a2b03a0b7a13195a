import * as v from "valibot";
import { type FavoriteType, favoriteTypes } from "../../../contract/user-items.ts";
import { privatePrefix } from "../../../lib/private-storage.ts";
import { deviceStorage, readJson, writeJson } from "../../../lib/storage.ts";
import { createStore, type ReadableStore } from "../../../lib/store.ts";
import { session } from "../../../session/app-session.ts";

const change = v.object({
  type: v.picklist(favoriteTypes),
  id: v.string(),
  mode: v.picklist(["insert", "delete"]),
});
/** What the player did to a favourite and the operator has not confirmed. */
export interface Change extends v.InferOutput<typeof change> {
  /** Made without a network: it is sent when there is one. Otherwise it is under way. */
  readonly waiting: boolean;
}

export const keyOf = (type: FavoriteType, id: string) => `${type} ${id}`;

/** Gone when the player is, like everything under this prefix. */
const key = `${privatePrefix}favourites.waiting`;
const kept = v.object({ player: v.string(), changes: v.array(change) });

let player = session.playerId();
const store = createStore(waitingOf(player));
/** The changes of whoever is signed in by `keyOf`; those of an earlier visit that still wait are among them. */
export const changes: ReadableStore<ReadonlyMap<string, Change>> = store;

// What one player did is nothing to the next one of this page.
session.state.subscribe(() => {
  if (player === session.playerId()) return;
  player = session.playerId();
  store.set(waitingOf(player));
});

/** Puts a change in, or takes it out. */
export function setChange(of: string, next: Change | undefined): void {
  const all = new Map(changes.get());
  if (next) all.set(of, next);
  else all.delete(of);
  store.set(all);
  const waiting = [...all.values()].filter((one) => one.waiting);
  if (player === undefined || waiting.length === 0) deviceStorage.remove(key);
  else writeJson(deviceStorage, key, { player, changes: waiting });
}

function waitingOf(player: string | undefined): ReadonlyMap<string, Change> {
  const found = player === undefined ? undefined : readJson(deviceStorage, key, kept);
  const own = found?.player === player ? (found?.changes ?? []) : [];
  return new Map(own.map((one) => [keyOf(one.type, one.id), { ...one, waiting: true }]));
}
