import { useQuery } from "@tanstack/react-query";
import type { FavoriteType } from "../../../contract/user-items.ts";
import { useStore } from "../../../lib/use-store.ts";
import { changes } from "../../shared/favourites/changes.ts";
import { favouriteMarks } from "../../shared/favourites/queries.ts";

/**
 * Whether the player has no favourites of a kind, as the marks say that this device keeps of them: also where
 * the list itself cannot be fetched.
 */
export function useHasNone(type: FavoriteType): boolean {
  const { data } = useQuery(favouriteMarks(type));
  const added = [...useStore(changes).values()].some((change) => change.type === type && change.mode === "insert");
  return data?.data.length === 0 && !added;
}
