import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";

/**
 * Shows a promotion to players, or takes it off the site.
 *
 * @throws NoResultError when there is no such promotion.
 */
export async function setPromotionActive(
  db: Kysely<Database>,
  promotionId: number | string,
  active: boolean,
): Promise<void> {
  await db
    .updateTable("promotion")
    .set({ active })
    .where("id", "=", String(promotionId))
    .returning("id")
    .executeTakeFirstOrThrow();
}
