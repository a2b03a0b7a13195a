import * as v from "valibot";
import { favoriteTypes, type Favorite } from "../../contract/user-items.ts";
import { privatePrefix } from "../../platform/private-storage.ts";
import { deviceStorage, readJson, writeJson } from "../../platform/storage.ts";

const change = v.object({
  /** `session.playerId()` of the player who made the change. */
  player: v.string(),
  type: v.picklist(favoriteTypes),
  id: v.string(),
  mode: v.picklist(["insert", "delete"]),
  /** When the change was made, in milliseconds since 1970. Distinguishes two changes of one favourite. */
  at: v.number(),
  /** The number of failed attempts to send it. Kept, so that a reload does not reset it. */
  attempts: v.number(),
});
/** A change of a favourite that the operator has not confirmed. */
export type FavouriteChange = v.InferOutput<typeof change>;

/** Each favourite has its own key, so that tabs that write at once do not overwrite each other's changes. */
const prefix = `${privatePrefix}favourite.`;
export const keyOf = ({ type, id }: Favorite) => `${type} ${id}`;

/** Keeps the change on this device until log-out. Returns false if it could not be stored. */
export function keepChange(kept: FavouriteChange): boolean {
  return writeJson(deviceStorage, prefix + keyOf(kept), kept);
}

/** Returns the last unconfirmed change of a favourite, from any tab. */
export function keptChange(of: Favorite): FavouriteChange | undefined {
  return readJson(deviceStorage, prefix + keyOf(of), change);
}

/** Removes the change, unless a later change has replaced it. */
export function dropChange(dropped: FavouriteChange): void {
  if (keptChange(dropped)?.at === dropped.at) deviceStorage.remove(prefix + keyOf(dropped));
}

/** Returns all unconfirmed changes, oldest first. */
export function keptChanges(): FavouriteChange[] {
  const found = keysOnDevice().flatMap((key) => readJson(deviceStorage, key, change) ?? []);
  return found.sort((one, other) => one.at - other.at);
}

/** Returns the favourite whose change is kept under a key of localStorage; undefined for any other key. */
export function favouriteOfKey(key: string | null): Favorite | undefined {
  const [, type, id] = (key?.startsWith(prefix) && /^(\w+) (.+)$/.exec(key.slice(prefix.length))) || [];
  const known = favoriteTypes.find((one) => one === type);
  return known && id ? { type: known, id } : undefined;
}

function keysOnDevice(): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_none, index) => localStorage.key(index) ?? "");
    return keys.filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
