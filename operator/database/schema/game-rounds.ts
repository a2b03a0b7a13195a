import type { ColumnType, Generated } from "kysely";
import type { Id, Json, Moment, Money, SettleLater } from "./columns.ts";

/** The provider's games. Each title of the catalogue is played as one of them. */
export type DemoGame = "slot" | "crash" | "roulette" | "sports";

/** The seat of an opened launch: which game is played, with which limits, and with what money. */
export interface GameSeatTable {
  launch_id: string;
  player_id: Id;
  game: DemoGame;
  title: string;
  /** Shown in the player's history. */
  sub_category: string;
  currency: string;
  min_stake: Money;
  max_stake: Money;
  demo: boolean;
  /** The play money of a demo seat. Null when the seat uses the wallet. */
  purse: Money | null;
  opened_at: Moment;
  /**
   * The next server seed. Its hash is shown before the player chooses a client seed, so it cannot be changed
   * afterwards.
   */
  next_server_seed: string;
}

export interface GameSeedTable {
  id: ColumnType<string, never, never>;
  launch_id: string;
  server_seed: string;
  client_seed: string;
  next_nonce: Generated<number>;
  made_at: Moment;
  /** When the server seed was revealed and replaced. */
  revealed_at: Moment | null;
}

export interface GameRoundTable extends SettleLater {
  /** The ticket number of its ledger postings. */
  id: ColumnType<string, never, never>;
  launch_id: string;
  /** The page's id for the round. The same id never stakes twice. */
  client_id: string;
  seed_id: Id;
  nonce: number;
  bet: Json<unknown>;
  outcome: Json<unknown>;
  stake: Money;
  /** Null while the round is open. */
  win: Money | null;
  started_at: Moment;
  /** When an open round settles by itself. */
  due_at: Moment | null;
  settled_at: Moment | null;
}

/** The seed of a day's matches, secret until that day is over. */
export interface SportsSecretTable {
  /** Written as `YYYY-MM-DD`; to read it, cast it to text. */
  day: ColumnType<never, string, never>;
  secret: string;
}

export interface GameRoundTables {
  game_seat: GameSeatTable;
  game_seed: GameSeedTable;
  game_round: GameRoundTable;
  sports_secret: SportsSecretTable;
}
