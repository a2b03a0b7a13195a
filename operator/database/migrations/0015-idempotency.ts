import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { run } from "./run.ts";

/** What was answered to which `Idempotency-Key` (contract §1). The keys themselves are not kept. */
export const idempotency: Migration = {
  async up(db: Kysely<unknown>) {
    await run(db, [
      sql`create table idempotent_answer (
        key_hash text primary key,
        fingerprint text not null,
        answer jsonb,
        asked_at timestamptz not null
      )`,
      sql`create index on idempotent_answer (asked_at)`,
    ]);
  },
  async down(db: Kysely<unknown>) {
    await run(db, [sql`drop table idempotent_answer`]);
  },
};
