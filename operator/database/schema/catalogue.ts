import type { ColumnType, Generated } from "kysely";
import type { Localised } from "../../lib/language.ts";
import type { Id, Json, Moment, Money } from "./columns.ts";

export type Lobby = "casino" | "live";

/** The games on a shelf: all games, or those of one provider, category or type. */
export type ShelfKind = "all" | "provider" | "category" | "type";

export interface ProviderTable {
  lobby: Lobby;
  id: Id;
  name: string;
  logo: string;
  position: number;
  /** 2: players with `rid` 20 see it too, and no other live providers (product.md 6.3). 1: only the others see it. */
  status: Generated<number>;
}

export interface CategoryTable {
  lobby: Lobby;
  id: Id;
  name: Json<Localised>;
  icon: string;
  position: number;
}

export interface GameTable {
  id: Id;
  name: string;
  /** The folded name for search, see `foldForSearch`. */
  folded_name: string;
  provider_id: Id;
  type: string;
  rtp: ColumnType<string, number, number>;
  volatility: string;
  min_bet: Money;
  max_bet: Money;
  jackpot: Money | null;
  badges: Json<readonly string[]>;
  has_demo: boolean;
  released_at: Moment;
  /** Consecutive ranks over all games, from 0: by popularity, and in Turkish alphabetical order. */
  popularity: number;
  alphabetical: number;
}

export interface GameCategoryTable {
  game_id: Id;
  category_id: Id;
}

/** A list that players page through. It stores its length, so that lists are never counted. */
export interface ShelfTable {
  id: ColumnType<number, never, never>;
  kind: ShelfKind;
  /** The id of the provider or category, or the name of the type. Empty for all games. */
  key: string;
  total: number;
}

/** The position of a game on a shelf in each order. Positions are consecutive from 0, so a page is a range. */
export interface ShelfPlaceTable {
  shelf_id: number;
  game_id: Id;
  place_popular: number;
  place_new: number;
  place_name: number;
  place_rtp: number;
}

export interface LiveTableTable {
  id: Id;
  name: string;
  folded_name: string;
  provider_id: Id;
  type: string;
  dealer: string | null;
  min_bet: Money;
  max_bet: Money;
  open: boolean;
  seats: number | null;
  opening_hours: string | null;
  position: number;
}

export interface LiveTableCategoryTable {
  table_id: Id;
  category_id: Id;
}

export interface CatalogueTables {
  provider: ProviderTable;
  category: CategoryTable;
  game: GameTable;
  game_category: GameCategoryTable;
  shelf: ShelfTable;
  shelf_place: ShelfPlaceTable;
  live_table: LiveTableTable;
  live_table_category: LiveTableCategoryTable;
}
