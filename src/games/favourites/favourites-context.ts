import { createContext } from "react";
import type { FavoriteType } from "../../contract/user-items.ts";

export interface FavouritesContext {
  /** Whether it is a favourite. The player's last change counts, even before the operator confirms it. */
  readonly has: (type: FavoriteType, id: string) => boolean;
  /** Whether a change was made offline and has not reached the operator yet. */
  readonly isWaiting: (type: FavoriteType, id: string) => boolean;
  /** Adds or removes a favourite. Leads a visitor to log in first. */
  readonly toggle: (type: FavoriteType, id: string) => void;
}

export const FavouritesContext = createContext<FavouritesContext | null>(null);
