import * as v from "valibot";
import { favoriteTypes, type Favorite } from "../../../contract/user-items.ts";
import { privatePrefix } from "../../../lib/private-storage.ts";
import { deviceStorage, readJson, writeJson } from "../../../lib/storage.ts";

const change = v.object({
  /** The random id of the player on this device (session store). */
  player: v.string(),
  type: v.picklist(favoriteTypes),
  id: v.string(),
  mode: v.picklist(["insert", "delete"]),
  /** When the player made it, in milliseconds since 1970; tells two changes of one favourite apart. */
  at: v.number(),
  /** How many attempts to send it have failed; kept, so that a reload does not begin to count anew. */
  attempts: v.number(),
});
/** A favourite that is to be added or removed, and that the operator has not confirmed. */
export type FavouriteChange = v.InferOutput<typeof change>;

/** One key for each favourite: tabs that write at once do not overwrite each other's changes. */
const prefix = `${privatePrefix}favourite.`;
export const keyOf = ({ type, id }: Favorite) => `${type} ${id}`;

/** Keeps the change on this device until log-out. Returns false where it lives only as long as this page. */
export function keepChange(kept: FavouriteChange): boolean {
  return writeJson(deviceStorage, prefix + keyOf(kept), kept);
}

/** The last change of a favourite, made in whatever tab, that the operator has not confirmed. */
export function keptChange(of: Favorite): FavouriteChange | undefined {
  return readJson(deviceStorage, prefix + keyOf(of), change);
}

/** Forgets the change; one that took its place since is kept. */
export function dropChange(dropped: FavouriteChange): void {
  if (keptChange(dropped)?.at === dropped.at) deviceStorage.remove(prefix + keyOf(dropped));
}

/** All that the operator has not confirmed, oldest first. */
export function keptChanges(): FavouriteChange[] {
  const found = keysOnDevice().flatMap((key) => readJson(deviceStorage, key, change) ?? []);
  return found.sort((one, other) => one.at - other.at);
}

/** The favourite whose change is kept under a key of localStorage; undefined for any other key. */
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
