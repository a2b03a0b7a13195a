import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";

/** The kinds of content that can be published and hidden. */
export type Switchable = "promotion" | "slider" | "popup" | "special_date";

/**
 * Publishes or hides an item.
 *
 * @throws NoResultError when there is no item with that id.
 */
export async function setActive(db: Kysely<Database>, table: Switchable, id: string, active: boolean): Promise<void> {
  await db.updateTable(table).set({ active }).where("id", "=", id).returning("id").executeTakeFirstOrThrow();
}
