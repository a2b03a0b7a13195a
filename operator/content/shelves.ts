/**
 * Shelves give any page of any list of games in the same time. The positions of the games in each of the four orders
 * are computed in advance, so that a page is a range of an index and lists are never counted.
 */
import { type Kysely, sql } from "kysely";
import { compareTexts } from "../../src/lib/turkish.ts";
import type { Database } from "../database/schema.ts";

/** Creates a shelf of all games and one for every provider, category and type, and puts the games on them. */
export async function fillShelves(db: Kysely<Database>): Promise<void> {
  await sql`insert into shelf (kind, key, total)
    select 'all', '', count(*) from game
    union all
    select 'provider', provider.id::text, count(game.id)
      from provider left join game on game.provider_id = provider.id
      where provider.lobby = 'casino' group by provider.id
    union all
    select 'category', category.id::text, count(game_category.game_id)
      from category left join game_category on game_category.category_id = category.id
      where category.lobby = 'casino' group by category.id
    union all
    select 'type', type, count(*) from game group by type`.execute(db);

  await sql`insert into shelf_place
      (shelf_id, game_id, place_popular, place_new, place_name, place_rtp)
    with standing (kind, key, game_id) as (
      select 'all', '', id from game
      union all select 'provider', provider_id::text, id from game
      union all select 'category', category_id::text, game_id from game_category
      union all select 'type', type, id from game
    )
    select shelf.id, game.id,
      row_number() over (partition by shelf.id order by popularity) - 1,
      row_number() over (partition by shelf.id order by released_at desc, popularity) - 1,
      row_number() over (partition by shelf.id order by alphabetical) - 1,
      row_number() over (partition by shelf.id order by rtp desc, popularity) - 1
    from standing join shelf using (kind, key) join game on game.id = standing.game_id`.execute(db);
}

/** Sorts the shelves again after `game.alphabetical` has changed. */
export async function reorderShelvesByName(db: Kysely<Database>): Promise<void> {
  await sql`update shelf_place as old set place_name = now.place
    from (
      select shelf_id, game_id,
        row_number() over (partition by shelf_id order by alphabetical) - 1 as place
      from shelf_place join game on game.id = game_id
    ) as now
    where now.shelf_id = old.shelf_id and now.game_id = old.game_id
      and now.place <> old.place_name`.execute(db);
}

/**
 * Refreshes the planner's statistics and the visibility map, without which a page needs more than an index. Call it
 * after loading many rows, outside a transaction.
 */
export async function settleShelves(db: Kysely<Database>): Promise<void> {
  await sql`vacuum analyze game, game_category, shelf, shelf_place`.execute(db);
}

/** Consecutive ranks from 0 in Turkish alphabetical order, by id. Equal names are ordered by id. */
export function alphabeticalRanks(
  games: readonly { readonly id: number | string; readonly name: string }[],
): Map<string, number> {
  const sorted = games.toSorted(
    (left, right) => compareTexts(left.name, right.name) || Number(left.id) - Number(right.id),
  );
  return new Map(sorted.map(({ id }, rank) => [String(id), rank]));
}
