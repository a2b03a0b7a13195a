import type { ReactNode } from "react";
import type { FavoriteType } from "../../contract/user-items.ts";
import { createStore } from "../../lib/store.ts";

export interface TileHeartProps {
  readonly type: FavoriteType;
  readonly id: string;
  readonly name: string;
}

/**
 * Renders what marks a tile of the home page as a favourite: there once the first screen is done, of a player alone. Its
 * code is none of the first screen's.
 */
export const tileHeart = createStore<((tile: TileHeartProps) => ReactNode) | undefined>(undefined);
