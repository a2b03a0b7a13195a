import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { run } from "./run.ts";

/** What players ask of the cashier, and the ways to pay that they like best. */
export const cashier: Migration = {
  async up(db: Kysely<unknown>) {
    await run(db, [
      // Beside its row in the history: what the player filled in, and names when paying.
      sql`create table cash_request (
        transaction_id bigint primary key references player_transaction,
        reference text not null,
        filled_in jsonb not null,
        decided_at timestamptz
      )`,
      sql`create index on cash_request (decided_at desc, transaction_id desc) where decided_at is not null`,
      sql`create table favourite_cash_method (
        player_id bigint not null references player on delete cascade,
        direction smallint not null check (direction in (1, 2)),
        method_id text not null,
        primary key (player_id, direction, method_id)
      )`,
    ]);
  },
  async down(db: Kysely<unknown>) {
    await run(db, [sql`drop table favourite_cash_method, cash_request`]);
  },
};
