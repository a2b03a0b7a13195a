import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { setActive } from "./switches.ts";

/**
 * Publishes or hides a promotion.
 *
 * @throws NoResultError when there is no such promotion.
 */
export function setPromotionActive(db: Kysely<Database>, promotionId: number | string, active: boolean): Promise<void> {
  return setActive(db, "promotion", String(promotionId), active);
}
