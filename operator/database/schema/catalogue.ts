import type { ColumnType, Generated } from "kysely";
import type { Localised } from "../../seed/types.ts";
import type { Id, Json, Moment, Money } from "./columns.ts";

export type Lobby = "casino" | "live";

/** What a shelf holds: every game, or those of one provider, category or type. */
export type ShelfKind = "all" | "provider" | "category" | "type";

export interface ProviderTable {
  lobby: Lobby;
  id: Id;
  name: string;
  logo: string;
  position: number;
  /** 2: also for players whose rid is 20, who see no other live providers; 1: for the others alone. */
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
  /** The name as search compares it, see `foldForSearch`. */
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
  /** Dense ranks over all games, from 0: by popularity, and in Turkish alphabetical order. */
  popularity: number;
  alphabetical: number;
}

export interface GameCategoryTable {
  game_id: Id;
  category_id: Id;
}

/** A list that players page through, with its length, so that no list is ever counted. */
export interface ShelfTable {
  id: ColumnType<number, never, never>;
  kind: ShelfKind;
  /** The provider's or category's id, the type's name; empty for all games. */
  key: string;
  total: number;
}

/** Where a game stands on a shelf in each order: dense ranks from 0, so that a page is a range. */
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
