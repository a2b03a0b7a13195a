import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";

/** The casino's categories in lobby order, with their numbers of games. */
export function casinoCategories(db: Kysely<Database>) {
  return db
    .selectFrom("category")
    .innerJoin("shelf", (join) =>
      join.on("shelf.kind", "=", "category").on((eb) => eb("shelf.key", "=", eb.cast<string>("category.id", "text"))),
    )
    .select(["category.id", "category.name", "category.icon", "shelf.total"])
    .where("category.lobby", "=", "casino")
    .orderBy("category.position")
    .execute();
}

/** The live casino's categories in lobby order, with their numbers of tables. */
export async function liveCategories(db: Kysely<Database>) {
  const rows = await db
    .selectFrom("category")
    .select(["category.id", "category.name", "category.icon"])
    .select((eb) =>
      eb
        .selectFrom("live_table_category")
        .select(({ fn }) => fn.countAll<string>().as("tables"))
        .whereRef("live_table_category.category_id", "=", "category.id")
        .as("tables"),
    )
    .where("category.lobby", "=", "live")
    .orderBy("category.position")
    .execute();
  return rows.map(({ tables, ...category }) => ({ ...category, total: Number(tables) }));
}
