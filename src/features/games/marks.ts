import { onlineManager, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { CallSuccess } from "../../api/call.ts";
import { readOptions } from "../../api/query.ts";
import { type Favorite, type FavoriteType, userFavorites } from "../../contract/user.ts";
import type { FavouriteChange } from "./pending-changes.ts";

/**
 * The ids of the player's favourites of one kind (product.md 3.4), also available offline. They are always refetched:
 * the stored ones may date from before the last change.
 */
export const favouriteMarks = (type: FavoriteType) =>
  readOptions(userFavorites, { type }, { persist: true, staleTime: 0 });

/** Refetches every list that shows favourites, after a change. A `confirmed` change is applied to the stored ids at once. */
export async function refetchOptions(queryClient: QueryClient, confirmed?: FavouriteChange): Promise<void> {
  const predicate = ({ queryKey }: { readonly queryKey: QueryKey }) => showsFavourites(queryKey);
  // Fetches that began before the change may bring the old state back.
  await queryClient.cancelQueries({ predicate });
  if (confirmed) {
    const { type, id, mode } = confirmed;
    queryClient.setQueryData<CallSuccess<Favorite[]>>(favouriteMarks(type).queryKey, (marks) => {
      const others = marks?.data.filter((mark) => mark.id !== id) ?? [];
      return marks && { ...marks, data: mode === "insert" ? [...others, { type, id }] : others };
    });
  }
  // Offline, the worker would answer with its copy from before the change. Query refetches when the network is back.
  void queryClient.invalidateQueries({ predicate, refetchType: onlineManager.isOnline() ? "active" : "none" });
}

/** `["user", "favorites", …]` or `["casino", "games_list", language, { favorites: true, … }, player]` */
function showsFavourites([, method, , data]: QueryKey): boolean {
  return method === "favorites" || (typeof data === "object" && data !== null && "favorites" in data);
}
