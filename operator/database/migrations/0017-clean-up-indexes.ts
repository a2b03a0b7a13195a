import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { run } from "./run.ts";

/** What is cleared away with every mail and every registration is found without reading all rows. */
export const cleanUpIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await run(db, [
      sql`create index outbox_by_time on outbox (created_at)`,
      sql`create index player_unconfirmed on player (id) where status = 'unconfirmed'`,
      // Asked before a player is removed, as of every table that refers to players.
      sql`create index game_seat_of_player on game_seat (player_id)`,
    ]);
  },
  async down(db: Kysely<unknown>) {
    await run(db, [sql`drop index outbox_by_time, player_unconfirmed, game_seat_of_player`]);
  },
};
