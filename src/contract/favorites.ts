import * as v from "valibot";
import { id } from "./values.ts";

export const favoriteTypes = ["casino", "livecasino"] as const;
export type FavoriteType = (typeof favoriteTypes)[number];

/** A game or a table that a player marks. */
export const favorite = v.object({ type: v.picklist(favoriteTypes), id });
export type Favorite = v.InferOutput<typeof favorite>;
