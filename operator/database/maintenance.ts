import type { Kysely, Selectable } from "kysely";
import type { Database } from "./schema.ts";

/** Whether the site is closed, and the notice for visitors. */
export function readMaintenance(db: Kysely<Database>): Promise<Omit<Selectable<Database["maintenance"]>, "only_row">> {
  return db
    .selectFrom("maintenance")
    .select(["active", "title", "message", "starts_at", "ends_at"])
    .executeTakeFirstOrThrow();
}

/** While it is closed, every call outside the maintenance controller is refused. */
export async function isUnderMaintenance(db: Kysely<Database>): Promise<boolean> {
  const { active } = await db.selectFrom("maintenance").select("active").executeTakeFirstOrThrow();
  return active;
}
