import type { Generated } from "kysely";
import type { Moment } from "./columns.ts";

/** What a session waits for before it is signed in. */
export type AwaitedCode = "ga" | "sms";

export interface SessionTable {
  id: string;
  player_id: string;
  awaits: AwaitedCode | null;
  user_agent: string;
  ip: string;
  created_at: Moment;
  last_seen_at: Moment;
  expires_at: Moment;
  revoked_at: Moment | null;
}

/** A `sid`. Each ping gives a new one, so that a session has several for a while. */
export interface SessionKeyTable {
  hash: string;
  session_id: string;
  /** The `uip` that was answered with it. */
  uip: string;
  /** The hash of the key that was pinged for it. */
  replaces: string | null;
  /** Whether a call came with it: the client has received it. */
  used: Generated<boolean>;
  replaced_at: Moment | null;
}

export interface SmsCodeTable {
  session_id: string;
  hash: string;
  tries_left: number;
  expires_at: Moment;
}

/** How often something was attempted since a while that ends at `ends_at`. */
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
