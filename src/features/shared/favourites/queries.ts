import { readOptions } from "../../../client/query.ts";
import { type FavoriteType, userFavorites } from "../../../contract/user.ts";
import { withCopy } from "./offline-copy.ts";

/** The ids that the player has among their favourites, of one kind (spec §1, start-up 3). */
export const favouriteMarks = (type: FavoriteType) =>
  withCopy(`marks.${type}`, readOptions(userFavorites, { type }));
