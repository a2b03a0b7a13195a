import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";

/** The casino's categories that players see, in lobby order, with their numbers of games. */
export function casinoCategories(db: Kysely<Database>) {
  return db
    .selectFrom("category")
    .innerJoin("shelf", (join) =>
      join.on("shelf.kind", "=", "category").on((eb) => eb("shelf.key", "=", eb.cast<string>("category.id", "text"))),
    )
    .select(["category.id", "category.name", "category.icon", "shelf.total"])
    .where("category.lobby", "=", "casino")
    .where("category.active", "=", true)
    .orderBy("category.position")
    .execute();
}

/** The live casino's categories that players see, in lobby order, with their numbers of tables. */
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
    .where("category.active", "=", true)
    .orderBy("category.position")
    .execute();
  return rows.map(({ tables, ...category }) => ({ ...category, total: Number(tables) }));
}

/** The casino's providers that players see, in lobby order, with their numbers of games. */
export function casinoProviders(db: Kysely<Database>) {
  return db
    .selectFrom("provider")
    .innerJoin("shelf", (join) =>
      join.on("shelf.kind", "=", "provider").on((eb) => eb("shelf.key", "=", eb.cast<string>("provider.id", "text"))),
    )
    .select(["provider.id", "provider.name", "provider.logo", "shelf.total"])
    .where("provider.lobby", "=", "casino")
    .where("provider.active", "=", true)
    .orderBy("provider.position")
    .execute();
}

/**
 * The live casino's providers that players see, in lobby order, with their numbers of tables: those with the given status, or
 * all. A status that is not a number matches nothing.
 */
export async function liveProviders(db: Kysely<Database>, status: string | undefined) {
  const rows = await db
    .selectFrom("provider")
    .select(["provider.id", "provider.name", "provider.logo"])
    .select((eb) =>
      eb
        .selectFrom("live_table")
        .select(({ fn }) => fn.countAll<string>().as("tables"))
        .whereRef("live_table.provider_id", "=", "provider.id")
        .as("tables"),
    )
    .where("provider.lobby", "=", "live")
    .where("provider.active", "=", true)
    .$if(status !== undefined, (query) => query.where(sql<boolean>`provider.status::text = ${status}`))
    .orderBy("provider.position")
    .execute();
  return rows.map(({ tables, ...provider }) => ({ ...provider, total: Number(tables) }));
}
