import * as v from "valibot";
import { type FavoriteType, favoriteTypes } from "../../../contract/user-items.ts";

const change = v.object({
  type: v.picklist(favoriteTypes),
  id: v.string(),
  mode: v.picklist(["insert", "delete"]),
});
/** A favourite that is to be added or removed. */
export type FavouriteChange = v.InferOutput<typeof change>;
/** In the order in which they came. */
export const favouriteChanges = v.array(change);

export const keyOf = (type: FavoriteType, id: string) => `${type} ${id}`;
