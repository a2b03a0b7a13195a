import { createContext } from "react";
import type { FavoriteType } from "../../../contract/user-items.ts";

export interface FavouritesContext {
  /** What the player sees: what they did last counts, confirmed or not. */
  readonly has: (type: FavoriteType, id: string) => boolean;
  /** Done without a network, and not yet the operator's. */
  readonly isWaiting: (type: FavoriteType, id: string) => boolean;
  /** Adds or removes; a visitor is led to log in, and back. */
  readonly toggle: (type: FavoriteType, id: string) => void;
}

export const FavouritesContext = createContext<FavouritesContext | null>(null);
