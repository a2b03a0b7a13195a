import type { ColumnType } from "kysely";
import type { Moment } from "./columns.ts";

export interface PasskeyTable {
  /** The credential's id, base64url. */
  id: string;
  player_id: string;
  /** The domain for which it was made. */
  rp_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often it was used, as it says itself; 0 if it does not count. */
  counter: ColumnType<string, number, number>;
  /** The player's name for it. */
  name: string;
  /** The browser that made it. */
  user_agent: string;
  created_at: Moment;
  last_used_at: Moment | null;
}

/** A challenge that has been sent and not answered. Only its hash is stored. */
export interface PasskeyChallengeTable {
  hash: string;
  /** The player who adds a passkey. Null for a log-in. */
  player_id: string | null;
  expires_at: Moment;
}

export interface PasskeyTables {
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
}
