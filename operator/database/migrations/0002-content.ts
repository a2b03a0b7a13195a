import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { run } from "./run.ts";

/** What the content service shows: sliders, promotions, tournaments, texts, jackpots, licences. */
export const content: Migration = {
  async up(db: Kysely<unknown>) {
    await run(db, [
      sql`create table slider (
        id bigint primary key,
        area text not null check (area in ('general', 'ic', 'left', 'right')),
        place text not null check (place in ('sol', 'sag')),
        title jsonb not null,
        subtitle jsonb,
        image text not null,
        image_mobile text,
        url text,
        active boolean not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        position integer not null
      )`,
      sql`create table promotion (
        id bigint primary key,
        title jsonb not null,
        summary jsonb not null,
        html jsonb not null,
        image text not null,
        category text,
        active boolean not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        rules_slug text
      )`,
      sql`create table popup (
        id bigint primary key,
        title jsonb not null,
        html jsonb not null,
        image text,
        url text,
        active boolean not null
      )`,
      sql`create table special_date (
        id bigint primary key,
        title jsonb not null,
        image text,
        active boolean not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null
      )`,
      sql`create table tournament (
        id bigint primary key,
        title jsonb not null,
        html jsonb not null,
        image text not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        prize_pool numeric(18, 2) not null,
        currency text not null,
        game_ids jsonb not null,
        leaderboard jsonb not null
      )`,
      sql`create table mass_message (
        id bigint primary key,
        title jsonb not null,
        html jsonb not null,
        created_at timestamptz not null
      )`,
      sql`create table jackpot (
        id bigint primary key,
        name jsonb not null,
        amount numeric(18, 2) not null,
        per_minute numeric(18, 4) not null,
        currency text not null,
        counted_from timestamptz not null
      )`,
      sql`create table licence (
        id bigint primary key,
        name text not null,
        number text not null,
        url text not null,
        logo text
      )`,
      sql`create table information (
        inf_type text primary key,
        title jsonb not null,
        text jsonb not null
      )`,
    ]);
  },
  async down(db: Kysely<unknown>) {
    await run(db, [
      sql`drop table information, licence, jackpot, mass_message, tournament, special_date, popup,
        promotion, slider`,
    ]);
  },
};
