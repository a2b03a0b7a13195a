import type { Id, Moment } from "./columns.ts";

export interface FavouriteGameTable {
  player_id: Id;
  game_id: Id;
  added_at: Moment;
}

export interface FavouriteTableTable {
  player_id: Id;
  table_id: Id;
  added_at: Moment;
}

/** What the launch opens: a game of the casino, a table of the live casino, or what a provider runs. */
export type LaunchKind = "slot" | "table" | "virtual";

export interface GameLaunchTable {
  /** Of the token, which itself is kept nowhere. */
  hash: string;
  id: string;
  player_id: Id;
  /** The session that it was opened from, and with which it ends. */
  session_id: string | null;
  kind: LaunchKind;
  reference: string;
  type: string | null;
  origin: string;
  demo: boolean;
  created_at: Moment;
  used_at: Moment;
}

export interface PlayTables {
  favourite_game: FavouriteGameTable;
  favourite_table: FavouriteTableTable;
  game_launch: GameLaunchTable;
}
