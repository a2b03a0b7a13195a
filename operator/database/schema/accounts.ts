import type { ColumnType, Generated } from "kysely";
import type { TwoFactorMethod } from "../../../src/contract/user-items.ts";
import type { SecurityEventKind } from "../../../src/contract/user-security-events.ts";
import type { Language } from "../../lib/language.ts";
import type { Moment } from "./columns.ts";

/**
 * `unconfirmed`: the player has not opened the link in the mail yet. `inactive`: the operator has closed the account.
 */
export type PlayerStatus = "unconfirmed" | "active" | "inactive";

export interface PlayerTable {
  id: ColumnType<string, never, never>;
  rid: Generated<number>;
  status: PlayerStatus;
  /** A player of the demo, whose password is public. */
  is_demo: Generated<boolean>;
  username: string;
  /** The unique form, see `usernameKey`. Likewise `email_key`, which is unique among verified addresses. */
  username_key: string;
  email: string;
  email_key: string;
  email_verified: boolean;
  /** E.164. */
  phone: string;
  /** Whether the player has entered a code that was sent to the phone. */
  phone_verified: Generated<boolean>;
  national_id: string;
  /** Whether the operator has seen the player's identity document. Withdrawals need it. */
  identity_verified: Generated<boolean>;
  /** See `hashPassword`. */
  password_hash: string;
  first_name: string;
  last_name: string;
  /** Written as `YYYY-MM-DD`; to read it, cast it to text. */
  birth_date: ColumnType<never, string, never>;
  country: string;
  city: string;
  address: string;
  currency: string;
  language: Language;
  gtm: string;
  two_factor: Generated<TwoFactorMethod>;
  /** Base32. Set exactly while `two_factor` is `ga`. */
  totp_secret: string | null;
  /** A generated secret that waits for its first code. */
  totp_draft: string | null;
  /** The time step of the last accepted code. Codes of this step and of earlier ones are refused. */
  totp_last_step: number | null;
  sms_opt_in: boolean;
  email_opt_in: boolean;
  promotion_code: string | null;
  reference_number: string | null;
  registered_at: Moment;
  last_login_at: Moment | null;
  /** Null while it is the first one. */
  password_changed_at: Moment | null;
}

/** A one-time token that was mailed to a player. Only its hash is stored. */
export interface AccountTokenTable {
  hash: string;
  player_id: string;
  purpose: "confirm" | "reset";
  /** The address to which it was mailed. It confirms no other address. */
  email_key: string;
  expires_at: Moment;
}

export interface SecurityEventTable {
  id: ColumnType<string, never, never>;
  player_id: string;
  kind: SecurityEventKind;
  made_by: "player" | "office";
  /** As written by `networkOf`. Null, as `device` is, for what the back office did. */
  network: string | null;
  /** As written by `knownDevice`. */
  device: string | null;
  /** How often it happened, the last time `at`. */
  times: Generated<number>;
  at: Moment;
}

export interface AccountTables {
  player: PlayerTable;
  security_event: SecurityEventTable;
  account_token: AccountTokenTable;
}
