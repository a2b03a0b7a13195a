import type { ComponentType } from "react";
import type { FavoriteType } from "../../contract/user-items.ts";
import { createStore } from "../../lib/store.ts";

export interface TileHeartProps {
  readonly type: FavoriteType;
  readonly id: string;
  readonly name: string;
}

/**
 * The favourite button of a tile on the home page. `HomeHearts` sets it once the first screen is done, and only for a
 * signed-in player, so that its code is not part of the first load.
 */
export const tileHeart = createStore<ComponentType<TileHeartProps> | undefined>(undefined);
