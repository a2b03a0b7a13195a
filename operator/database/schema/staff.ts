import type { ColumnType, Generated } from "kysely";
import type { Id, Moment } from "./columns.ts";

/** What a member of staff may do. Each role includes the ones before it. */
export const roles = ["look", "decide", "administer"] as const;
export type Role = (typeof roles)[number];

export interface StaffTable {
  id: ColumnType<string, never, never>;
  name: string;
  /** The unique form, see `staffKey`. */
  name_key: string;
  role: Role;
  is_demo: Generated<boolean>;
  is_locked: Generated<boolean>;
  /** Null until the member has opened the set-up link, like `totp_secret`. */
  password_hash: string | null;
  /** Base32. */
  totp_secret: string | null;
  /** The time step of the last accepted code. Codes of this step and of earlier ones are refused. */
  totp_last_step: number | null;
  created_at: Moment;
}

/** A one-time link. It sets up the password and the authenticator, or opens a session of the demo's administrator. */
export interface StaffLinkTable {
  hash: string;
  staff_id: Id;
  totp_draft: string | null;
  expires_at: Moment;
}

export interface StaffSessionTable {
  hash: string;
  staff_id: Id;
  /** Whether the authenticator's code is still missing. Such a session opens no page but the one for the code. */
  awaits_code: boolean;
  expires_at: Moment;
}

/** What a member of staff can have done. */
export const acts = [
  "log-in",
  "log-in-refused",
  "log-out",
  "set-up",
  "site-closed",
  "site-opened",
  "deposit-approved",
  "deposit-cancelled",
  "withdrawal-approved",
  "withdrawal-cancelled",
  "coupon-voided",
  "identity-verified",
  "account-recovered",
  "shown",
  "hidden",
  "message-sent",
  "page-changed",
  "cashier-changed",
  "staff-added",
  "staff-role",
  "staff-locked",
  "staff-unlocked",
  "staff-reset",
] as const;
export type Act = (typeof acts)[number];

export interface StaffAuditTable {
  id: ColumnType<string, never, never>;
  at: Moment;
  staff_id: Id | null;
  kind: Act;
  /** What it was done to, such as the number of a withdrawal. */
  subject: string | null;
  /** The player whom it concerns. */
  player_id: Id | null;
  details: string | null;
}

export interface StaffTables {
  staff: StaffTable;
  staff_link: StaffLinkTable;
  staff_session: StaffSessionTable;
  staff_audit: StaffAuditTable;
}
