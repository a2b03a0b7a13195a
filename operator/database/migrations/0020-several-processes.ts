import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { run } from "./run.ts";

/**
 * What several processes on one database must share, and laws against paying twice that hold whatever they do: a
 * ticket has one bet and one win, and what was asked for is carried out once.
 */
export const severalProcesses: Migration = {
  async up(db: Kysely<unknown>) {
    await run(db, [
      sql`create table operator_secret (
        name text primary key,
        value text not null
      )`,
      sql`alter table ledger_transaction add column carries_out bigint references player_transaction
        constraint ledger_carried_out_once unique`,
      sql`create unique index ledger_ticket_once on ledger_transaction (kind, ticket_number)
        where ticket_number is not null`,
    ]);
  },
  async down(db: Kysely<unknown>) {
    await run(db, [
      sql`drop index ledger_ticket_once`,
      sql`alter table ledger_transaction drop column carries_out`,
      sql`drop table operator_secret`,
    ]);
  },
};
