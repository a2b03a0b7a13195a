import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { run } from "./run.ts";

/** The e-mails and text messages on their way to players. */
export const outbox: Migration = {
  async up(db: Kysely<unknown>) {
    await run(db, [
      sql`create table outbox (
        id bigint generated always as identity primary key,
        channel text not null check (channel in ('email', 'sms')),
        recipient text not null,
        subject text,
        body text not null,
        path text,
        created_at timestamptz not null
      )`,
    ]);
  },
  async down(db: Kysely<unknown>) {
    await run(db, [sql`drop table outbox`]);
  },
};
