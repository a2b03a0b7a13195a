import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { isExcluded } from "../limits/exclusion.ts";
import { type PushText, queue } from "./notify.ts";

/**
 * Queues a message to the browsers of all players who want its kind, but for those with a time-out or self-exclusion.
 * Messages about their own money reach them nevertheless.
 */
export function notifyEverybody(db: Kysely<Database>, text: PushText, now: Date): Promise<void> {
  return queue(db, text, sql<boolean>`not ${isExcluded("push_subscription.player_id", now)}`, now);
}
