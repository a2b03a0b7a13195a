import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { run } from "./run.ts";

/**
 * The catalogue stated returns that the provider's games did not have. A catalogue loaded from now on states theirs;
 * this mends one that was loaded before, with the order by return and the category of high ones, which follow from it.
 */
export const trueReturns: Migration = {
  async up(db: Kysely<unknown>) {
    await run(db, [
      sql`update game set rtp = case type when 'crash' then 97.00 when 'table' then 97.30 else 96.39 end`,
      sql`delete from game_category where category_id = 55`,
      sql`insert into game_category (game_id, category_id)
        select game.id, category.id from game, category
        where game.rtp >= 97 and category.lobby = 'casino' and category.id = 55`,
      sql`delete from shelf_place using shelf where shelf.id = shelf_id and kind = 'category' and key = '55'`,
      sql`insert into shelf_place (shelf_id, game_id, place_popular, place_new, place_name, place_rtp)
        select shelf.id, game.id,
          row_number() over (order by popularity) - 1,
          row_number() over (order by released_at desc, popularity) - 1,
          row_number() over (order by alphabetical) - 1,
          row_number() over (order by rtp desc, popularity) - 1
        from game_category join game on game.id = game_id, shelf
        where category_id = 55 and kind = 'category' and key = '55'`,
      sql`update shelf set total = (select count(*) from game_category where category_id = 55)
        where kind = 'category' and key = '55'`,
      sql`update shelf_place as old set place_rtp = now.place
        from (
          select shelf_id, game_id,
            row_number() over (partition by shelf_id order by rtp desc, popularity) - 1 as place
          from shelf_place join game on game.id = game_id
        ) as now
        where now.shelf_id = old.shelf_id and now.game_id = old.game_id and now.place <> old.place_rtp`,
    ]);
  },
  async down() {
    // What was stated before was not true.
  },
};
