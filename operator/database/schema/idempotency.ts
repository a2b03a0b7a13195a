import type { Json, Moment } from "./columns.ts";

export interface IdempotentAnswerTable {
  /** Of the player and the key. */
  key_hash: string;
  /** Of the call and its data; nobody can compute it who does not have the key. */
  fingerprint: string;
  /** The envelope that was answered; null while the call is being answered. */
  answer: Json<object> | null;
  asked_at: Moment;
}

export interface IdempotencyTables {
  idempotent_answer: IdempotentAnswerTable;
}
