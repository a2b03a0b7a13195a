import type { Kysely } from "kysely";
import type { CashDirection } from "../../src/contract/cash-method.ts";
import type { Database } from "../database/schema.ts";
import { cashKinds } from "./standing.ts";

/** A deposit or withdrawal as the back office sees it. */
export type CashRequest = Awaited<ReturnType<typeof pendingRequests>>[number];

/** The undecided requests of a direction, the oldest first. */
export function pendingRequests(db: Kysely<Database>, direction: CashDirection, limit: number) {
  return requests(db, direction)
    .where("moved.status", "=", 1001)
    .orderBy("moved.created_at")
    .orderBy("moved.id")
    .limit(limit)
    .execute();
}

/** The most recently decided requests of a direction. */
export function decidedRequests(db: Kysely<Database>, direction: CashDirection, limit: number) {
  return requests(db, direction)
    .where("request.decided_at", "is not", null)
    .orderBy("request.decided_at", "desc")
    .orderBy("request.transaction_id", "desc")
    .limit(limit)
    .execute();
}

function requests(db: Kysely<Database>, direction: CashDirection) {
  return db
    .selectFrom("player_transaction as moved")
    .innerJoin("cash_request as request", "request.transaction_id", "moved.id")
    .innerJoin("player", "player.id", "moved.player_id")
    .where("moved.category", "=", cashKinds[direction].category)
    .select(["player.username", "player.first_name", "player.last_name"])
    .select([
      "moved.id",
      "moved.category",
      "moved.created_at",
      "moved.amount",
      "moved.currency",
      "moved.status",
      "moved.note",
    ])
    .select(["moved.method_id", "request.reference", "request.filled_in", "request.decided_at"]);
}
