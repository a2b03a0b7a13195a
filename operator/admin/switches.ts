import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";

/** What can be shown to players or taken off the site. */
export type Switchable = "promotion" | "slider" | "popup" | "special_date";

/**
 * Shows something to players, or takes it off the site.
 *
 * @throws NoResultError when there is nothing with that id.
 */
export async function setActive(
  db: Kysely<Database>,
  table: Switchable,
  id: string,
  active: boolean,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ active })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirstOrThrow();
}
