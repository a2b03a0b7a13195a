import type { ReactNode } from "react";
import { FavouritesContext } from "./favourites-context.ts";
import { useFavourites } from "./use-favourites.ts";

/** Lets the tiles below mark favourites. */
export function Favourites({ children }: { children: ReactNode }) {
  return <FavouritesContext value={useFavourites()}>{children}</FavouritesContext>;
}
