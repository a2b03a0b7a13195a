import { readOptions } from "../../client/query.ts";
import { type FavoriteType, userFavorites } from "../../contract/user.ts";

/**
 * The ids of the player's favourites of one kind (product.md 3.4), also available offline. They are always refetched:
 * the stored ones may date from before the last change.
 */
export const favouriteMarks = (type: FavoriteType) => readOptions(userFavorites, { type }, { persist: true, staleTime: 0 });
