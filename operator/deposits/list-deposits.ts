import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";

/** A deposit as the back office sees it. */
export interface Deposit {
  readonly id: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly created_at: Date;
  readonly amount: string;
  readonly currency: string;
  readonly status: number;
  readonly note: string | null;
  readonly method_id: string | null;
  readonly reference: string;
  readonly filled_in: Readonly<Record<string, string>>;
  readonly decided_at: Date | null;
}

/** The undecided deposits, the oldest first. */
export function pendingDeposits(db: Kysely<Database>, limit: number): Promise<Deposit[]> {
  return deposits(db)
    .where("moved.status", "=", 1001)
    .orderBy("moved.created_at")
    .orderBy("moved.id")
    .limit(limit)
    .execute();
}

/** The most recently decided deposits. */
export function decidedDeposits(db: Kysely<Database>, limit: number): Promise<Deposit[]> {
  return deposits(db)
    .where("request.decided_at", "is not", null)
    .orderBy("request.decided_at", "desc")
    .orderBy("request.transaction_id", "desc")
    .limit(limit)
    .execute();
}

function deposits(db: Kysely<Database>) {
  return db
    .selectFrom("player_transaction as moved")
    .innerJoin("cash_request as request", "request.transaction_id", "moved.id")
    .innerJoin("player", "player.id", "moved.player_id")
    .where("moved.category", "=", 2)
    .select([
      "moved.id",
      "player.username",
      "player.first_name",
      "player.last_name",
      "moved.created_at",
      "moved.amount",
      "moved.currency",
      "moved.status",
      "moved.note",
      "moved.method_id",
      "request.reference",
      "request.filled_in",
      "request.decided_at",
    ]);
}
