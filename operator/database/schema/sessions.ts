import type { Generated } from "kysely";
import type { Moment } from "./columns.ts";

/** The second factor that a session waits for. */
export type AwaitedCode = "ga" | "sms";

export interface SessionTable {
  id: string;
  player_id: string;
  awaits: AwaitedCode | null;
  /** When the player of this signed-in session last entered an SMS code. */
  confirmed_at: Moment | null;
  /** When its player last proved to be the account's, at log-in or by a step-up. Null before the second factor. */
  proved_at: Moment | null;
  user_agent: string;
  ip: string;
  created_at: Moment;
  last_seen_at: Moment;
  expires_at: Moment;
  revoked_at: Moment | null;
  /** Whether it was revoked because somebody used a key that the client had replaced. */
  is_copied: Generated<boolean>;
}

/** A `sid`. Each ping issues a new one, so a session has several for a while. */
export interface SessionKeyTable {
  hash: string;
  session_id: string;
  /** The `uip` that was issued with it. */
  uip: string;
  /** The hash of the key that it replaced. */
  replaces: string | null;
  /** Whether a call has used it, which proves that the client received it. */
  used: Generated<boolean>;
  replaced_at: Moment | null;
}

export interface SmsCodeTable {
  session_id: string;
  hash: string;
  tries_left: number;
  expires_at: Moment;
}

/** The number of attempts in a period that ends at `ends_at`. */
export interface ThrottleTable {
  kind: string;
  subject: string;
  attempts: number;
  ends_at: Moment;
}

export interface SessionTables {
  session: SessionTable;
  session_key: SessionKeyTable;
  sms_code: SmsCodeTable;
  throttle: ThrottleTable;
}
