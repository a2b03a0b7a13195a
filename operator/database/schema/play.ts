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

/** What the launch opens: a casino game, a live table, or a game of a virtual provider. */
export type LaunchKind = "slot" | "table" | "virtual";

export interface GameLaunchTable {
  /** The hash of the token. The token itself is not stored. */
  hash: string;
  id: string;
  player_id: Id;
  /** The session that opened it. The launch ends with the session. */
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
