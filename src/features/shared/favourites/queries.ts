import { readOptions } from "../../../client/query.ts";
import { type FavoriteType, userFavorites } from "../../../contract/user.ts";

/**
 * The ids that the player has among their favourites, of one kind (spec §1, start-up 3); there offline too. Never
 * taken for current: what the device kept may be from just before the last change.
 */
export const favouriteMarks = (type: FavoriteType) => readOptions(userFavorites, { type }, { persist: true, staleTime: 0 });
