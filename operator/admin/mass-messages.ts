import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Localised } from "../seed/types.ts";

/** Sends a message to all players. It appears among their notifications from `now` on. Returns its id. */
export async function sendMassMessage(
  db: Kysely<Database>,
  message: { readonly title: Localised; readonly html: Localised },
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto("mass_message")
    .values({ ...message, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
