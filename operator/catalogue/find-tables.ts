import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Page } from "../dispatch/paging.ts";
import type { GameFilters } from "./find-games.ts";
import { searchPatterns } from "./search-words.ts";

/** One page of the live tables that match all filters, in lobby order, and the total. */
export async function findTables(db: Kysely<Database>, filters: GameFilters, page: Page) {
  const matches = tablesThatPass(db, filters);
  const { total } = await matches.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const tables = await matches
    .innerJoin("provider", (join) =>
      join.onRef("provider.id", "=", "live_table.provider_id").on("provider.lobby", "=", "live"),
    )
    .selectAll("live_table")
    .select("provider.name as provider_name")
    .select(
      sql<string[]>`array(select category_id::text from live_table_category
        where table_id = live_table.id order by category_id)`.as("category_ids"),
    )
    .orderBy("live_table.position")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { tables, total: Number(total) };
}

/** The matching tables. Each condition is an index lookup or a look at one row. */
export function tablesThatPass(db: Kysely<Database>, filters: GameFilters) {
  const { providerID, categoryID, type, searchGameName, favouritesOf } = filters;
  return db.selectFrom("live_table").where((eb) =>
    eb.and([
      // Compared as text: an id that is not a number matches nothing instead of being an error.
      ...(providerID === undefined ? [] : [sql<boolean>`live_table.provider_id::text = ${providerID}`]),
      ...(categoryID === undefined
        ? []
        : [
            eb.exists(
              eb
                .selectFrom("live_table_category as of")
                .select("of.table_id")
                .whereRef("of.table_id", "=", "live_table.id")
                .where(sql<boolean>`of.category_id::text = ${categoryID}`),
            ),
          ]),
      ...(type === undefined ? [] : [eb("live_table.type", "=", type)]),
      ...(favouritesOf === undefined
        ? []
        : [
            eb.exists(
              eb
                .selectFrom("favourite_table")
                .select("favourite_table.table_id")
                .where("favourite_table.player_id", "=", favouritesOf)
                .whereRef("favourite_table.table_id", "=", "live_table.id"),
            ),
          ]),
      ...searchPatterns(searchGameName).map((like) => eb("live_table.folded_name", "like", like)),
    ]),
  );
}
