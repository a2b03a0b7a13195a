import { onlineManager, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { CallSuccess } from "../../client/call.ts";
import { dropHeldWhere } from "../../client/kept-answers.ts";
import { readOptions } from "../../client/query.ts";
import { type Favorite, type FavoriteType, userFavorites } from "../../contract/user.ts";
import type { FavouriteChange } from "./kept-changes.ts";

/**
 * The ids of the player's favourites of one kind (product.md 3.4), also available offline. They are always refetched:
 * the stored ones may date from before the last change.
 */
export const favouriteMarks = (type: FavoriteType) => readOptions(userFavorites, { type }, { persist: true, staleTime: 0 });

/** Applies a confirmed change to the cached favourites. */
export async function keepMark(queryClient: QueryClient, { type, id, mode }: FavouriteChange): Promise<void> {
  const { queryKey } = favouriteMarks(type);
  // A fetch that began before the change (after a reconnect, for example) may bring the old state.
  await queryClient.cancelQueries({ queryKey, exact: true });
  const kept = queryClient.setQueryData<CallSuccess<Favorite[]>>(queryKey, (marks) => {
    if (!marks) return marks;
    const others = marks.data.filter((mark) => mark.id !== id);
    return { ...marks, data: mode === "insert" ? [...others, { type, id }] : others };
  });
  if (!kept) void queryClient.invalidateQueries({ queryKey, exact: true });
}

/** Refetches the lists of favourite games and tables. */
export function askListsAnew(queryClient: QueryClient): Promise<void> {
  return askAnew(queryClient, isList);
}

/** Refetches these lists and the ids of favourites, after another tab has sent a change. */
export function askAllAnew(queryClient: QueryClient): Promise<void> {
  return askAnew(queryClient, (key) => isList(key) || key[1] === "favorites");
}

async function askAnew(queryClient: QueryClient, fits: (queryKey: QueryKey) => boolean): Promise<void> {
  const predicate = ({ queryKey }: { readonly queryKey: QueryKey }) => fits(queryKey);
  // A list that an earlier page stored is also older than the change.
  dropHeldWhere(fits);
  // A fetch that began before the change (after a reconnect, for example) may bring the old state, so it is cancelled.
  await queryClient.cancelQueries({ predicate });
  // Offline, the worker would answer with its copy from before the change. Query refetches when the network is back.
  await queryClient.invalidateQueries({ predicate, refetchType: onlineManager.isOnline() ? "active" : "none" });
}

/** `["casino", "games_list", language, { favorites: true, … }, player]` */
function isList(queryKey: QueryKey): boolean {
  const data = queryKey[3];
  return typeof data === "object" && data !== null && "favorites" in data;
}
