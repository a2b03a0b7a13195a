import { useRead } from "../../client/use-read.ts";
import type { FavoriteType } from "../../contract/user-items.ts";
import { favouriteMarks } from "../../games/favourites/queries.ts";
import { useUnconfirmed } from "../../games/favourites/use-unconfirmed.ts";

/**
 * Returns whether the player has no favourites of a kind. It uses the ids stored on this device, so it works even if
 * the list itself cannot be fetched.
 */
export function useHasNone(type: FavoriteType): boolean {
  const marks = useRead(favouriteMarks(type));
  const added = [...useUnconfirmed().values()].some((change) => change.type === type && change.mode === "insert");
  return marks.state === "empty" && !added;
}
