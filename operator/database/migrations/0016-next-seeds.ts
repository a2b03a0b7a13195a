import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { run } from "./run.ts";

/** The server seed that comes next, fixed before the player chooses a seed to go with it. */
export const nextSeeds: Migration = {
  async up(db: Kysely<unknown>) {
    await run(db, [
      // Two random UUIDs have 244 random bits; seats that are opened from now on bring their own.
      sql`alter table game_seat add column next_server_seed text not null
        default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
      sql`alter table game_seat alter column next_server_seed drop default`,
    ]);
  },
  async down(db: Kysely<unknown>) {
    await run(db, [sql`alter table game_seat drop column next_server_seed`]);
  },
};
