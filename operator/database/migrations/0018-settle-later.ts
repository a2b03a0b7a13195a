import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { run } from "./run.ts";

/** A round or coupon that could not be settled steps back behind those that came due after it. */
export const settleLater: Migration = {
  async up(db: Kysely<unknown>) {
    await run(db, [
      sql`alter table coupon add column settle_failures integer not null default 0, add column settle_after timestamptz`,
      sql`alter table game_round add column settle_failures integer not null default 0, add column settle_after timestamptz`,
      // In place of those by due_at alone.
      sql`drop index coupon_due_at_idx, game_round_due_at_idx`,
      sql`create index coupon_to_settle on coupon (coalesce(settle_after, due_at)) where state = 'open'`,
      sql`create index game_round_to_settle on game_round (coalesce(settle_after, due_at)) where settled_at is null`,
    ]);
  },
  async down(db: Kysely<unknown>) {
    await run(db, [
      sql`drop index coupon_to_settle, game_round_to_settle`,
      sql`create index on coupon (due_at) where state = 'open'`,
      sql`create index on game_round (due_at) where settled_at is null`,
      sql`alter table coupon drop column settle_failures, drop column settle_after`,
      sql`alter table game_round drop column settle_failures, drop column settle_after`,
    ]);
  },
};
