import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { run } from "./run.ts";

/** What a player has in the lobby: favourites, and launches of games. */
export const play: Migration = {
  async up(db: Kysely<unknown>) {
    await run(db, [
      // 2: also for players whose rid is 20, who see no other live providers.
      sql`alter table provider add column status integer not null default 1 check (status in (1, 2))`,

      sql`create table favourite_game (
        player_id bigint not null references player on delete cascade,
        game_id bigint not null references game,
        added_at timestamptz not null,
        primary key (player_id, game_id)
      )`,
      sql`create table favourite_table (
        player_id bigint not null references player on delete cascade,
        table_id bigint not null references live_table,
        added_at timestamptz not null,
        primary key (player_id, table_id)
      )`,

      sql`create table game_launch (
        hash text primary key,
        id uuid not null unique,
        player_id bigint not null references player on delete cascade,
        session_id uuid references session on delete cascade,
        kind text not null check (kind in ('slot', 'table', 'virtual')),
        reference text not null,
        type text,
        origin text not null,
        demo boolean not null,
        created_at timestamptz not null,
        used_at timestamptz not null
      )`,
      sql`create index on game_launch (player_id)`,
      sql`create index on game_launch (session_id)`,
    ]);
  },
  async down(db: Kysely<unknown>) {
    await run(db, [
      sql`drop table game_launch, favourite_table, favourite_game`,
      sql`alter table provider drop column status`,
    ]);
  },
};
