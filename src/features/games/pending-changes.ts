import * as v from "valibot";
import { favoriteTypes, type Favorite } from "../../contract/favorites.ts";
import { privatePrefix } from "../../lib/private-storage.ts";
import { deviceStorage, readJson, writeJson } from "../../lib/storage.ts";
import { session } from "../../session/app-session.ts";

const change = v.object({
  /** `session.playerId()` of the player who made the change. */
  player: v.string(),
  type: v.picklist(favoriteTypes),
  id: v.string(),
  mode: v.picklist(["insert", "delete"]),
  /** When the change was made, in milliseconds since 1970. */
  at: v.number(),
  /** The number of failed attempts to send it. Kept, so that a reload does not reset it. */
  attempts: v.number(),
});
/** A change of a favourite that the operator has not confirmed. */
export type FavouriteChange = v.InferOutput<typeof change>;

export const pendingChangesKey = `${privatePrefix}favourites`;
export const keyOf = ({ type, id }: Favorite) => `${type} ${id}`;

/** The unconfirmed changes of all tabs, at most one of each favourite. They stay on this device until log-out. */
export const pendingChanges = () => readJson(deviceStorage, pendingChangesKey, v.array(change)) ?? [];

/** The change as it is kept; undefined once it is sent or replaced, in any tab, and while its player is not signed in. */
export function pendingChange({ mode, ...of }: FavouriteChange): FavouriteChange | undefined {
  return pendingChanges().find(
    (kept) => keyOf(kept) === keyOf(of) && kept.mode === mode && kept.player === session.playerId(),
  );
}

/** Keeps a change instead of an earlier one of its favourite. Returns false if it could not be stored. */
export function storeChange(kept: FavouriteChange): boolean {
  return writeJson(deviceStorage, pendingChangesKey, [...changesExceptOf(kept), kept]);
}

/** Removes what is kept of a favourite. Returns as `storeChange` does. */
export function removeChange(of: Favorite): boolean {
  return writeJson(deviceStorage, pendingChangesKey, changesExceptOf(of));
}

const changesExceptOf = (of: Favorite) => pendingChanges().filter((kept) => keyOf(kept) !== keyOf(of));
