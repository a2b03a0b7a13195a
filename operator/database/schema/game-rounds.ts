import type { ColumnType, Generated } from "kysely";
import type { Id, Json, Moment, Money, SettleLater } from "./columns.ts";

/** The games that the provider has; each title of the catalogue is played as one of them. */
export type DemoGame = "slot" | "crash" | "roulette" | "sports";

/** A launch that was opened: what is played, for how much, and with whose money. */
export interface GameSeatTable {
  launch_id: string;
  player_id: Id;
  game: DemoGame;
  title: string;
  /** For the player's history. */
  sub_category: string;
  currency: string;
  min_stake: Money;
  max_stake: Money;
  demo: boolean;
  /** The page money of a demo seat; null where the wallet is played with. */
  purse: Money | null;
  opened_at: Moment;
  /** Secret: its hash is shown, so that it stays what it is until the player chooses a seed to go with it. */
  next_server_seed: string;
}

export interface GameSeedTable {
  id: ColumnType<string, never, never>;
  launch_id: string;
  server_seed: string;
  client_seed: string;
  next_nonce: Generated<number>;
  made_at: Moment;
  /** When the server seed was shown, and another took its place. */
  revealed_at: Moment | null;
}

export interface GameRoundTable extends SettleLater {
  /** The ticket number of its ledger postings. */
  id: ColumnType<string, never, never>;
  launch_id: string;
  /** The page's own number for the round: the same one never stakes twice. */
  client_id: string;
  seed_id: Id;
  nonce: number;
  bet: Json<unknown>;
  outcome: Json<unknown>;
  stake: Money;
  /** Null while the round is open. */
  win: Money | null;
  started_at: Moment;
  /** When an open round decides itself. */
  due_at: Moment | null;
  settled_at: Moment | null;
}

/** What decides the matches of a day, secret until that day is over. */
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
