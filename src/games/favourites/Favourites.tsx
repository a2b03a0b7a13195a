import type { ReactNode } from "react";
import { FavouritesContext } from "./favourites-context.ts";
import { useFavourites } from "./use-favourites.ts";

/** Provides favourites to the tiles inside it. */
export function Favourites({ children }: { children: ReactNode }) {
  return <FavouritesContext value={useFavourites()}>{children}</FavouritesContext>;
}
