import type { Elements } from "../../ui/elements.ts";
import type { FavoriteType } from "../../contract/user-items.ts";
import { createStore } from "../../lib/store.ts";

export interface TileHeartProps {
  readonly type: FavoriteType;
  readonly id: string;
  readonly name: string;
}

/**
 * Renders the favourite button of a tile on the home page. `HomeHearts` sets it once the first screen is done, and only
 * for a signed-in player, so that the code of favourites is not part of the first load. It is a function, because
 * React takes a component that comes from a store for one that is new at every render.
 */
export const tileHeart = createStore<((tile: TileHeartProps) => Elements) | undefined>(undefined);
