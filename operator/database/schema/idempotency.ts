import type { Json, Moment } from "./columns.ts";

export interface IdempotentAnswerTable {
  /** The hash of the player and the key. */
  key_hash: string;
  /** The hash of the call and its data, keyed with the idempotency key. Nobody can compute it without that key. */
  fingerprint: string;
  /** The answered envelope. Null while the call is running. */
  answer: Json<object> | null;
  asked_at: Moment;
}

export interface IdempotencyTables {
  idempotent_answer: IdempotentAnswerTable;
}
