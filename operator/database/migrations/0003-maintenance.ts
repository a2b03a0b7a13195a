import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { run } from "./run.ts";

/** The one row that says whether the site is closed for maintenance. */
export const maintenance: Migration = {
  async up(db: Kysely<unknown>) {
    await run(db, [
      sql`create table maintenance (
        only_row boolean primary key default true check (only_row),
        active boolean not null,
        title jsonb not null,
        message jsonb not null,
        starts_at timestamptz,
        ends_at timestamptz
      )`,
      sql`insert into maintenance (active, title, message) values (
        false,
        '{"tr": "Site bakımda", "en": "Under maintenance"}',
        '{"tr": "Kısa bir bakım yapıyoruz. Birazdan yeniden buradayız.",
          "en": "We are doing some quick maintenance. We will be back shortly."}'
      )`,
    ]);
  },
  async down(db: Kysely<unknown>) {
    await run(db, [sql`drop table maintenance`]);
  },
};
